# The commands of docs/hosting.md, in their order; run by run.sh.
cd /srv/new
export HOME=/root LANG=C.UTF-8 PIP_NO_INDEX=1 PIP_FIND_LINKS=/srv/wheels
export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
name=table.example.org
certificate=/etc/letsencrypt/live/$name
steps=0 failed=0

say() { echo "== $(date -u +%T) $*"; }
must() {
    steps=$((steps + 1))
    "$@" && return
    echo "FAILED at $(date -u +%T): $*"
    failed=$((failed + 1))
    tail -n 15 /var/log/nginx/error.log /var/log/nginx/access.log /tmp/serve.log || true
}
players() { /opt/dolmen/bin/python /srv/players.py "$@"; }

# systemctl start: the ExecStart of deploy/dolmen.service, as its user.
start() {
    DATABASE=/var/lib/dolmen/tables.db MORE=
    if [ -f /etc/dolmen.env ]; then . /etc/dolmen.env; fi
    (cd / && exec setpriv --reuid dolmen --regid dolmen --clear-groups --no-new-privs \
        env HOME=/var/lib/dolmen /opt/dolmen/bin/dolmen serve --port 8000 $log \
        --database "$DATABASE" $MORE) >> /tmp/serve.log 2>&1 &
    server=$!
    for _ in $(seq 300); do
        if curl -sf http://127.0.0.1:8000/api/games > /dev/null; then return; fi
        sleep 1
    done
    echo "FAILED: the server does not answer"
    failed=$((failed + 1))
}

# systemctl stop
stop() {
    local began=$(date +%s%N)
    kill -TERM $server
    wait $server
    echo "stopped after $((($(date +%s%N) - began) / 1000000)) ms"
}

say "on a machine of your own"
must apt-get install --yes --no-download python3-venv nginx > /dev/null
must useradd --system --home /var/lib/dolmen dolmen
must install --directory --owner dolmen --mode 0700 /var/lib/dolmen /var/backups/dolmen
must python3 -m venv /opt/dolmen
must /opt/dolmen/bin/pip install --quiet '/srv/old[fast]' 2> /dev/null
cp deploy/dolmen.service /etc/systemd/system/
cp deploy/dolmen /usr/local/bin/
log=""  # the old version may not know --log
start

say "nginx"
mkdir -p $certificate
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=$name -addext subjectAltName=DNS:$name \
    -keyout $certificate/privkey.pem -out $certificate/fullchain.pem 2> /dev/null
cp deploy/nginx.conf /etc/nginx/sites-available/dolmen
ln -s ../sites-available/dolmen /etc/nginx/sites-enabled/
echo "127.0.0.1 $name" >> /etc/hosts
must nginx -t
must nginx
must players begin

say "an update with running games"
dolmen backup /var/backups/dolmen/old.db || echo "(the version before has no backup)"
must /opt/dolmen/bin/pip install --quiet --upgrade '/srv/new[fast,postgres]' 2> /dev/null
players during & visitors=$!
sleep 5
stop
log="--log json"
start
must curl --fail --silent http://127.0.0.1:8000/readyz
must wait $visitors

say "backup and restore"
must dolmen backup /var/backups/dolmen/before.db
must dolmen admin list
lost=$(players table)
must dolmen admin delete "$lost"
must players gone
must dolmen restore /var/backups/dolmen/before.db
must players go

say "PostgreSQL, two processes"
must pg_ctlcluster 15 main start
must su postgres -c "createuser dolmen && createdb --owner dolmen dolmen"
must dolmen backup /var/backups/dolmen/move.db
stop
echo "DATABASE='postgresql://dolmen@/dolmen?host=/var/run/postgresql'" > /etc/dolmen.env
echo "MORE='--workers 2'" >> /etc/dolmen.env
must dolmen restore /var/backups/dolmen/move.db
start
must curl --fail --silent http://127.0.0.1:8000/readyz
must players go
must dolmen admin list
must dolmen backup /var/backups/dolmen/postgresql.db

say "a restart of two processes under players"
players during & visitors=$!
sleep 5
stop
start
must wait $visitors

say "from outside"
code() { curl -sk -o /dev/null -w '%{http_code}' "$@"; }
must [ "$(code https://$name/metrics)" = 403 ]
must [ "$(code -X POST -H 'Origin: https://elsewhere.example' -d '{}' https://$name/api/tables)" = 403 ]
must [ "$(code http://$name/)" = 301 ]
stop
sleep 2
must [ -z "$(ps -u dolmen -o pid=)" ]
must [ "$(grep -c Traceback /tmp/serve.log)" = 0 ]
pg_ctlcluster 15 main stop
nginx -s stop
say "done, $steps steps, $failed failed"
exit $failed
