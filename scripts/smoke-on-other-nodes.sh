#!/usr/bin/env bash
# Starts the built product on other versions of Node, each fetched through npm, and writes a report with it.
# Arguments: major versions, for example 22 24.
set -u
cd "$(dirname "$0")/.."
mkdir -p test-results
passed=0
failed=0
for version in "$@"; do
  echo "== smoke test on Node $version"
  if npx -y "node@$version" node_modules/vitest/vitest.mjs run --project smoke; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
  fi
done
echo "{\"passed\":$passed,\"failed\":$failed}" > test-results/smoke.counts.json
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
