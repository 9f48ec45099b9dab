#!/usr/bin/env bash
# read-excel-file 9.3.17 answers null for a cell that holds an error (#N/A) and for a formula that was saved without its
# result, as it does for an empty cell, and lists a hidden sheet before the one that is seen without saying which is which.
# So "leave empty for everybody" and "the lookup of the person failed" arrive as the same. SheetJS (@e965/xlsx 0.20.3)
# tells them apart; of a formula without result only with `sheetStubs`.
# Seen 2026-11-28 on Node.js 24.21.0. Fails where any of it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund read-excel-file@9.3.17 @e965/xlsx@0.20.3 fflate@0.8.3 >/dev/null
cat > look.mjs <<'JS'
import assert from 'node:assert/strict'
import { strToU8, zipSync } from 'fflate'
import readSheets, { readSheet } from 'read-excel-file/node'
import { read } from '@e965/xlsx'

const schemas = 'http://schemas.openxmlformats.org'
const main = `xmlns="${schemas}/spreadsheetml/2006/main"`
const relation = (id, kind, target) =>
  `<Relationship Id="${id}" Type="${schemas}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`
const relations = (...list) => `<Relationships xmlns="${schemas}/package/2006/relationships">${list.join('')}</Relationships>`
const type = (part, kind) =>
  `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`
const rows = (cells) => `<worksheet ${main}><sheetData><row r="1">${cells}</row></sheetData></worksheet>`
const parts = {
  '[Content_Types].xml':
    `<Types xmlns="${schemas}/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    type('xl/workbook.xml', 'sheet.main') + type('xl/worksheets/sheet1.xml', 'worksheet') + type('xl/worksheets/sheet2.xml', 'worksheet') +
    '</Types>',
  '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': `<workbook ${main} xmlns:r="${schemas}/officeDocument/2006/relationships"><sheets><sheet name="Last year" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Prices" sheetId="2" r:id="rId2"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(relation('rId1', 'worksheet', 'worksheets/sheet1.xml'), relation('rId2', 'worksheet', 'worksheets/sheet2.xml')),
  'xl/worksheets/sheet1.xml': rows('<c r="A1"><v>1</v></c>'),
  'xl/worksheets/sheet2.xml': rows('<c r="A1" t="e"><f>VLOOKUP("x",X1:Y2,2,FALSE)</f><v>#N/A</v></c><c r="B1"><f>1+1</f></c><c r="C1"/><c r="D1"><v>7</v></c>'),
}
const bytes = Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))))

const cells = await readSheet(bytes, 'Prices')
console.log('read-excel-file, error, formula without result, empty, 7:', JSON.stringify(cells[0]))
assert.deepEqual(cells[0], [null, null, null, 7])
const sheets = await readSheets(bytes)
console.log('read-excel-file, sheets:', JSON.stringify(sheets.map((sheet) => Object.keys(sheet))), sheets.map(({ sheet }) => sheet).join(', '))
assert.deepEqual(sheets.map(({ sheet }) => sheet), ['Last year', 'Prices'])
assert.ok(sheets.every((sheet) => !('hidden' in sheet) && !('state' in sheet)))

const kinds = (options) =>
  Array.from(read(bytes, { type: 'buffer', dense: true, ...options }).Sheets.Prices['!data'][0], (cell) => cell?.t ?? null)
console.log('SheetJS:', JSON.stringify(kinds({})), 'with sheetStubs:', JSON.stringify(kinds({ sheetStubs: true })))
assert.deepEqual(kinds({}), ['e', null, null, 'n'])
assert.deepEqual(kinds({ sheetStubs: true }), ['e', 'z', 'z', 'n'])
JS
node look.mjs
