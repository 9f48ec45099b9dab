import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageRequest } from '../../contract/catalogue/page.ts'

/** The rendering part of the web build: a request and who reads it go in, a page comes out. */
export type PageServer = {
  fetch: (request: Request, options: { context: { page: PageRequest } }) => Promise<Response>
}

export type PageSource = PageParts & {
  /** Whose pages may show a toolbar, by its key. */
  framersOf: (key: string) => Promise<readonly string[]>
  /** Where customers see the shop. */
  origin: () => string
}

export type PageParts = {
  server: () => Promise<PageServer>
  /** Answers what is no page, such as a module of the sources; false where it is not its own. */
  serveAsset?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** Address of the file that holds the texts of a language, to be loaded with the page instead of after it. */
  textsOf: (language: string) => string | undefined
  /** What the content security policy allows besides. */
  policy: { connect: string[] }
}
