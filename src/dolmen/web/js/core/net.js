export function connect(url, on) {
    let socket;
    let tries = 0;
    let timer = 0;
    let closed = false;
    const open = () => {
        clearTimeout(timer);
        on.link('connecting');
        socket = new WebSocket(url);
        socket.onopen = () => {
            tries = 0;
            on.link('online');
            send(on.hello());
        };
        socket.onmessage = e => on.message(JSON.parse(e.data));
        socket.onclose = () => {
            if (closed)
                return;
            on.link('offline');
            timer = window.setTimeout(open, pause(tries++));
        };
    };
    const wake = () => {
        if (!closed && socket?.readyState === WebSocket.CLOSED) {
            tries = 0;
            open();
        }
    };
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    const send = (message) => {
        if (socket?.readyState !== WebSocket.OPEN)
            return false;
        socket.send(JSON.stringify(message));
        return true;
    };
    open();
    return {
        send,
        close() {
            closed = true;
            clearTimeout(timer);
            removeEventListener('online', wake);
            document.removeEventListener('visibilitychange', wake);
            socket?.close();
        },
    };
}
export function pause(tries, random = Math.random) {
    return Math.min(8000, 250 * 2 ** tries) * (0.7 + random() * 0.6);
}
