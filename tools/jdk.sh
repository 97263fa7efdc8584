# Sourced by ./croupier and .ci/run: finds a JDK 25 or later.

wanted_jdk=25

# Prints the feature version (25, 26, ...) of the JDK in folder $1, or 0 when there is no JDK.
jdk_feature() {
    local key value
    if [ ! -x "$1/bin/javac" ]; then
        echo 0
        return
    fi
    if [ -r "$1/release" ]; then
        while IFS='=' read -r key value; do
            if [ "$key" = JAVA_VERSION ]; then
                value=${value//\"/}
                value=${value%%[!0-9]*}
                echo "${value:-0}"
                return
            fi
        done < "$1/release"
    fi
    value=$("$1/bin/javac" -version 2>&1)
    value=${value#javac }
    value=${value%%[!0-9]*}
    echo "${value:-0}"
}

# Prints the home of the JDK that the java command $1 belongs to, links followed.
jdk_home_of() {
    local command=$1 link
    while [ -L "$command" ]; do
        link=$(readlink "$command")
        case $link in
            /*) command=$link ;;
            *) command=${command%/*}/$link ;;
        esac
    done
    (cd "${command%/*}/.." 2>/dev/null && pwd -P)
}

# Sets jdk to the home of the first JDK that is new enough; fails when there is none.
find_jdk() {
    local candidate on_path
    # Named outright: used or refused, never passed over.
    if [ -n "${CROUPIER_JAVA:-}" ]; then
        jdk=$CROUPIER_JAVA
        if [ -f "$jdk" ]; then jdk=$(jdk_home_of "$jdk"); fi
        if [ "$(jdk_feature "$jdk")" -ge "$wanted_jdk" ]; then return 0; fi
        echo "croupier: CROUPIER_JAVA=$CROUPIER_JAVA is not a JDK $wanted_jdk or later." >&2
        return 1
    fi
    on_path=$(command -v java || true)
    if [ -n "$on_path" ]; then on_path=$(jdk_home_of "$on_path"); fi
    for candidate in \
        "${JAVA_HOME:-}" \
        "$on_path" \
        /usr/lib/jvm/* \
        /usr/java/* \
        /opt/java/* \
        /opt/jdk* \
        /Library/Java/JavaVirtualMachines/*/Contents/Home \
        "$HOME"/Library/Java/JavaVirtualMachines/*/Contents/Home \
        /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        "${SDKMAN_DIR:-$HOME/.sdkman}"/candidates/java/* \
        "$HOME"/.jdks/*; do
        if [ -n "$candidate" ] && [ "$(jdk_feature "$candidate")" -ge "$wanted_jdk" ]; then
            jdk=$candidate
            return 0
        fi
    done
    return 1
}

explain_missing_jdk() {
    cat >&2 <<END
croupier: needs a JDK $wanted_jdk or later and found none. Install one:
  Debian, Ubuntu:  sudo apt-get install openjdk-25-jdk     (or temurin-25-jdk from Adoptium)
  macOS:           brew install openjdk@25
  sdkman:          sdk install java 25.0.3-tem
If it stands somewhere unusual, name its folder: CROUPIER_JAVA=/path/to/jdk ./croupier
END
}
