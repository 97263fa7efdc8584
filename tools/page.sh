#!/usr/bin/env bash
# Run by 'mvn verify': formatter, linter and type check of the web page, formatter of YAML and Markdown (package.json).
# Where there is no node, or its programs cannot be fetched, it prints why they are left out and succeeds.
#   tools/page.sh check     reports what is wrong
#   tools/page.sh format    formats
set -u
cd "$(dirname -- "$0")/.." || exit 1

skip() {
    echo "page check skipped: $1"
    exit 0
}

command -v node >/dev/null 2>&1 || skip "no node on the PATH (20.19 or later)"
command -v npm >/dev/null 2>&1 || skip "no npm on the PATH"
node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' ||
    skip "node $(node --version) is too old: needs 20.19 or later"

# Fetches the programs of package-lock.json unless they are there already.
fetch() {
    local fetched=node_modules/.fetched log
    if [ -f "$fetched" ] && cmp -s package-lock.json "$fetched"; then return 0; fi
    if log=$(npm ci --prefer-offline --no-progress --ignore-scripts 2>&1); then
        cp package-lock.json "$fetched"
        return 0
    fi
    printf '%s\n' "$log"
    # The files contradict each other: that is no matter of the network.
    case $log in *EUSAGE* | *EINTEGRITY* | *EJSONPARSE*) exit 1 ;; esac
    skip "npm could not fetch the programs named in package-lock.json (no network?)"
}

fetch
case ${1:-check} in
    check)
        npm run --silent check && exit 0
        echo "page check failed: 'mvn -N verify -Dformat' formats; the rest is yours to mend." >&2
        exit 1
        ;;
    format) npm run --silent format ;;
    *)
        echo "usage: tools/page.sh [check|format]" >&2
        exit 2
        ;;
esac
