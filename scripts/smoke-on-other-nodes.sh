#!/usr/bin/env bash
# Starts the built product on other versions of Node at the same time, each fetched through npm, and writes a report with it.
# Arguments: major versions, for example 22 24.
set -u
cd "$(dirname "$0")/.."
mkdir -p test-results
runs=()
for version in "$@"; do
  npx -y "node@$version" node_modules/vitest/vitest.mjs run --project smoke >"test-results/smoke-on-$version.log" 2>&1 &
  runs+=($!)
done
passed=0
failed=0
for version in "$@"; do
  if wait "${runs[$((passed + failed))]}"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
  fi
  echo "== smoke test on Node $version"
  cat "test-results/smoke-on-$version.log"
done
echo "{\"passed\":$passed,\"failed\":$failed}" > test-results/smoke.counts.json
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
