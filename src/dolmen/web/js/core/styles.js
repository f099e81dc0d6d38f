const OWN = ['pages', 'prehistory', 'endless_winter'];
export async function dress(name) {
    const href = `/web/css/${name}.css`;
    if (!OWN.includes(name) || document.querySelector(`link[href="${href}"]`))
        return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    await new Promise((done, failed) => {
        link.onload = () => done();
        link.onerror = () => {
            link.remove();
            failed(new Error(href));
        };
        document.head.append(link);
    });
}
