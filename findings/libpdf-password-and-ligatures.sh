#!/usr/bin/env bash
# LibPDF (@libpdf/core 0.4.2) loads a PDF that asks for a password to be opened, and merges it without an error: its page
# arrives with nothing on it. `isAuthenticated` is false then, and true of a file that only its owner may change, which
# @cantoo/pdf-lib 2.11.1 refuses as encrypted although every reader opens it and lets it be printed.
# Its text extraction reads the letters behind a ligature wrong: pdfkit 0.20.2 writes the two letters of one glyph as one
# hexadecimal string with a space in it (ISO 32000, 7.3.4.3 allows that) in the list of a `bfrange`; LibPDF passes such an
# entry over, so that each later glyph has the letter of its neighbour. pdfjs-dist 6.5.438 reads what was written. The page
# itself is not changed by it.
# Seen 2026-11-29 on Node.js 24.21.0. Fails where any of it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @libpdf/core@0.4.2 @cantoo/pdf-lib@2.11.1 pdfkit@0.20.2 \
  pdfjs-dist@6.5.438 dejavu-fonts-ttf@2.37.3 >/dev/null
cat > look.mjs <<'JS'
import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import * as cantoo from '@cantoo/pdf-lib'
import { PDF } from '@libpdf/core'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PDFDocument from 'pdfkit'

async function write(words, options = {}, font = 'Helvetica') {
  const pdf = new PDFDocument({ pdfVersion: '1.7', ...options })
  pdf.font(font).text(words)
  const bytes = buffer(pdf)
  pdf.end()
  return bytes
}
const textOf = async (bytes) => (await PDF.load(bytes)).extractText().map(({ text }) => text.trim())

const plain = await write('one page')
const ownersOnly = await write('printed by everybody', { ownerPassword: 'owner', permissions: { printing: 'highResolution' } })
const closed = await write('never seen', { ownerPassword: 'owner', userPassword: 'reader' })

const merged = await textOf(await (await PDF.merge([plain, ownersOnly, closed])).save())
console.log('LibPDF, merged pages:', JSON.stringify(merged))
assert.deepEqual(merged, ['one page', 'printed by everybody', ''])
const authenticated = await Promise.all([plain, ownersOnly, closed].map(async (bytes) => (await PDF.load(bytes)).isAuthenticated))
console.log('LibPDF, isAuthenticated:', authenticated.join(', '))
assert.deepEqual(authenticated, [true, true, false])
await assert.rejects(cantoo.PDFDocument.load(ownersOnly), { message: /is encrypted/ })
console.log('@cantoo/pdf-lib refuses what only its owner may change')

const ligature = await write('a file for the order', {}, 'node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf')
const [read] = await textOf(ligature)
const page = await (await getDocument({ data: new Uint8Array(ligature), verbosity: 0 }).promise).getPage(1)
const expected = (await page.getTextContent()).items.map(({ str }) => str).join('')
console.log('written: a file for the order; pdfjs:', expected, '; LibPDF:', read)
assert.equal(expected, 'a file for the order')
assert.notEqual(read, 'a file for the order')
JS
node look.mjs
