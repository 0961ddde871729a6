#!/bin/sh
# Builds Citus from its source for Debian's PostgreSQL 15 and installs it; the source is yours to bring.
#
#   sudo sh deploy/build-citus.sh /path/to/citus-source
#
# The source of Citus 13.2 (github.com/citusdata/citus, tag v13.2.2) is under AGPL-3.0 and no part of Openward. It takes
# about two minutes on two cores. What it needs of Debian 12:
#
#   apt-get install postgresql-15 postgresql-server-dev-15 build-essential autoconf flex libssl-dev liblz4-dev \
#     libzstd-dev libkrb5-dev libselinux1-dev libxslt1-dev libpam0g-dev libicu-dev zlib1g-dev libreadline-dev
#
# Afterwards set shared_preload_libraries = 'citus' and wal_level = logical, and restart PostgreSQL.
set -eu

source=${1:?Name the folder with the source of Citus, such as: sh deploy/build-citus.sh /usr/src/citus}
pg_config=${PG_CONFIG:-/usr/lib/postgresql/15/bin/pg_config}

[ -x "$source/configure" ] || { echo "$source holds no source of Citus: it has no configure." >&2; exit 1; }
[ -x "$pg_config" ] || { echo "$pg_config is missing: install postgresql-15 and postgresql-server-dev-15." >&2; exit 1; }
headers=$("$pg_config" --includedir-server)
[ -d "$headers" ] || { echo "$headers is missing: install postgresql-server-dev-15." >&2; exit 1; }

# The source you brought stays as it is.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R "$source/." "$work"
cd "$work"

# PostgreSQL 15.18 exports a function that Citus 13.2 defines for itself.
if grep -q 'have_createdb_privilege' "$headers/commands/dbcommands.h"; then
  sed -i 's/^have_createdb_privilege(void)$/have_createdb_privilege_of_citus(void)/' src/include/pg_version_compat.h
fi

# Without libcurl it reports nothing to anybody.
./configure PG_CONFIG="$pg_config" --without-libcurl
# Bitcode is for PostgreSQL's just-in-time compiler, which such short statements never use; it would double the time.
make -j"${JOBS:-1}" with_llvm=no extension
make with_llvm=no install-all
echo "Installed. Set shared_preload_libraries = 'citus' and wal_level = logical, and restart PostgreSQL."
