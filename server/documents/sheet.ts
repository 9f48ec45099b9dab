import { buffer } from 'node:stream/consumers'
import { type Language, languageTag } from '../../texts/index.ts'
import { loadFonts } from './fonts.ts'
import { escapeMetadata, type Schema, writeSchemas } from './metadata.ts'

export type Pdf = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

/** A sheet is open while its parts are written, from top to bottom. */
export type Sheet = {
  pdf: Pdf
  /** All that readers hear, in the order in which it is written. */
  root: Element
}

type SheetFacts = {
  title: string
  /** Who stands behind the document; null where nobody may be named. */
  author: string | null
  /** What it is made of is as old: the same facts give the same bytes. */
  madeAt: Date
  language: Language
  size?: 'A4' | 'A6'
  /** What else it says about itself to programs. */
  schemas?: readonly Schema[]
}

/** Room around what is written on a page of each size, in points. */
const margins = { A4: 57, A6: 20 }

/**
 * Begins a document that archives keep and screen readers read: tagged PDF/A-3a and PDF/UA-1, with the fonts and the colour profile
 * inside. Everything written belongs to an element of its structure (`writeElement`) or is decoration (`decorate`).
 */
export async function openSheet(sheetFacts: SheetFacts): Promise<Sheet> {
  const { title, author, madeAt, language, size = 'A4', schemas = [] } = sheetFacts
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), loadFonts()])
  const pdf = new PDFDocument({
    size,
    margin: margins[size],
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    lang: languageTag(language),
    displayTitle: true,
    info: { Title: title, ...(author && { Author: author }), CreationDate: madeAt },
  })
  pdf.registerFont('plain', fonts.plain).registerFont('bold', fonts.bold)
  writeSchemas(pdf, [universalAccess, ...schemas])
  escapeMetadata(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  return { pdf, root }
}

/** The bytes of the whole document. */
export function closeSheet({ pdf, root }: Sheet): Promise<Uint8Array> {
  root.end()
  const whole = buffer(pdf)
  pdf.end()
  return whole
}

// ISO 14289-1, section 5.
const universalAccess: Schema = {
  name: 'PDF/UA identification schema',
  namespace: 'http://www.aiim.org/pdfua/ns/id/',
  prefix: 'pdfuaid',
  properties: [
    {
      name: 'part',
      value: '1',
      type: 'Integer',
      category: 'internal',
      description: 'Part of ISO 14289 to which the document conforms',
    },
  ],
}

/** What an element of the structure is: heading, paragraph, table with rows of heads and cells, picture with words for it. */
type ElementType = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure'
/** `alt` says a picture in words; its box is from left and top to right and bottom. */
type ElementOptions = { within?: Element; alt?: string; bbox?: [number, number, number, number]; scope?: 'Column' }

/** Writes what belongs to one element of the structure; what `draw` draws has to be all of it. */
export function writeElement({ pdf, root }: Sheet, type: ElementType, draw: () => void, options: ElementOptions = {}) {
  const { within = root, ...said } = options
  within.add(pdf.struct(type, said, draw))
}

/** An element that has others inside; it is ended when they are written. */
export function openElement({ pdf, root }: Sheet, type: 'Table' | 'TR', within: Element = root): Element {
  const element = pdf.struct(type)
  within.add(element)
  return element
}

/** A part of a document that is read in a language of its own; what is written on it belongs to it. */
export function openPart({ pdf, root }: Sheet, language: Language): Sheet {
  const part = pdf.struct('Sect', { lang: languageTag(language) })
  root.add(part)
  return { pdf, root: part }
}

/** Draws decoration for no screen reader: lines, page numbers, heads that are repeated. */
export function decorate({ pdf }: Sheet, type: 'Layout' | 'Pagination', draw: () => void) {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}
