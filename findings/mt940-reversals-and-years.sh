#!/usr/bin/env bash
# MT940 marks what takes back a credit with RC, so that money goes out; RD takes back a debit. mt940-js 1.0.0 answers RC as a
# credit and RD as a debit: the balances of the statement prove the contrary. mt940js 1.3.5 has them right. Both take the year
# of the value date for the day of booking, which has none of its own: what has the value of 31 December 2025 and is booked
# on 2 January is booked a year too early, and the other way round a year too late. mt940-js also needs tslib, which it does
# not name among its dependencies.
# Seen 2026-11-28 on Node.js 24.21.0. Fails where any of it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mt940-js@1.0.0 mt940js@1.3.5 >/dev/null
if node -e "require('mt940-js')" 2>/dev/null; then echo 'mt940-js loads without tslib'; exit 1; fi
npm install --silent --no-audit --no-fund tslib@2.8.1 >/dev/null
cat > look.mjs <<'JS'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { read } = require('mt940-js')
const { Parser } = require('mt940js')

const statement = (entry, opening, closing) =>
  [':20:A', ':25:37040044/532013000', ':28C:1/1', `:60F:${opening}`, `:61:${entry}NTRFNONREF`, ':86:x', `:62F:${closing}`, '-', ''].join('\r\n')
const readWithDash = async (text) => (await read(Buffer.from(text)))[0].transactions[0]
const readWithout = (text) => new Parser().parse(text)[0].transactions[0]
const day = (date) => new Date(date).toISOString().slice(0, 10)

// 100 less 20 is 80, 100 and 20 are 120.
const takenBack = [
  ['RC', statement('2603020302RC20,00', 'C260301EUR100,00', 'C260302EUR80,00'), { isCredit: true, amount: -20 }],
  ['RD', statement('2603020302RD20,00', 'C260301EUR100,00', 'C260302EUR120,00'), { isCredit: false, amount: 20 }],
]
for (const [mark, text, seen] of takenBack) {
  const [dash, other] = [await readWithDash(text), readWithout(text)]
  console.log(mark, 'mt940-js, isCredit:', dash.isCredit, 'mt940js, amount:', other.amount)
  assert.deepEqual({ isCredit: dash.isCredit, amount: other.amount }, seen)
}

const turnOfYear = [
  ['of value 2025-12-31, booked 2 January', statement('2512310102C20,00', 'C251231EUR100,00', 'C260102EUR120,00'), '2025-01-02'],
  ['of value 2026-01-01, booked 31 December', statement('2601011231C20,00', 'C251230EUR100,00', 'C251231EUR120,00'), '2026-12-31'],
]
for (const [what, text, seen] of turnOfYear) {
  const days = [day((await readWithDash(text)).entryDate), day(readWithout(text).entryDate)]
  console.log(what, 'mt940-js, mt940js:', days.join(', '))
  assert.deepEqual(days, [seen, seen])
}
JS
node look.mjs
