import { type Drawing, drawDocument } from './order-document.ts'

/** The bytes of the PDF; it is drawn in a thread, as a page takes some 20 ms. */
export default (drawing: Drawing): Promise<Uint8Array> => drawDocument(drawing)
