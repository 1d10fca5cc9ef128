#!/bin/sh
# Replaces the services of Vitrine one after the other, each once the one before it is ready, so that visitors notice nothing:
# sh replace.sh content site-1 site-2. It ends with 1 where one is not ready after ten minutes; those behind it go on as they were.
set -eu
cd "$(dirname "$0")"

for service in "$@"; do
  case $service in
    content) ready=http://127.0.0.1:3001/api/health/ready ;;
    site-*) ready=http://127.0.0.1:3002/health/ready ;;
    *)
      echo "$service has no readiness: docker compose up -d --no-deps $service" >&2
      exit 2
      ;;
  esac
  docker compose up -d --wait --no-deps "$service"
  # "--wait" lasts until the process listens, which it does before it is ready.
  end=$(($(date +%s) + 600))
  until docker compose exec -T "$service" node -e "fetch('$ready', { signal: AbortSignal.timeout(5000) }).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"; do
    if [ "$(date +%s)" -ge "$end" ]; then
      echo "$service is not ready after ten minutes: docker compose logs $service" >&2
      exit 1
    fi
    sleep 1
  done
  # nginx keeps the addresses of containers that are gone.
  docker compose exec -T proxy nginx -s reload
done
