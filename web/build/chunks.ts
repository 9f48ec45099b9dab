import { join } from 'node:path'

type Module = { isEntry: boolean; importers: string[] }
type Graph = { getModuleInfo: (id: string) => Module | null }

const framework =
  /node_modules\/(react|react-dom|scheduler|@tanstack(?!\/(react-virtual|virtual-core))|use-intl|@formatjs|clsx)\//

/** The frame around every page comes with a file of its own, which no page does without. */
const layout = /\/web\/shop\/layout\/(Shop\.|header\/|footer\/)/

const icon = /\/@tabler\/icons-react\/dist\/esm\/icons\/Icon\w+\./

/** Rows of products, of which lists, searches and the pages of products and printers are made. */
const listing = /\/web\/shop\/compose\/ProductListing\./

/** Home shows single products: what only rows of them need stays out of its first load. */
const home = /\/web\/shop\/compose\/HomePage\./

/**
 * What pages of one kind share: each file of theirs would stand in a list that every page loads. What home shows of icons and lists
 * stays apart.
 */
const sharedByPages = {
  icons:
    /\/Icon(BuildingWarehouse|Chevron(Left|Right)|Download|FileTypePdf|History|MailForward|Printer|Receipt|Trash|TruckReturn|Users|UsersGroup)\./,
  list: /\/web\/ui\/list\/(?!Fetched)/,
  forms: /\/rules\/(text-input\/one-line|identity\/(email|phone)|customer\/user-name|basket\/cust-number)\./,
  scan: /\/(rules\/(scan\/|catalogue\/product\/barcode\.)|web\/ui\/form\/typeSeparator\.)/,
  files: /\/(web\/ui\/form\/(table-file\/|CsvImport\.|TableFileButton\.)|rules\/attachment\.)/,
  return: /\/web\/(shop\/features\/return\/(?!queries)|ui\/(order\/ReturnStatusBadge|feedback\/Steps)\.)/,
}

/**
 * What the browser loads in few files instead of sixty: the framework, the frame, which is all that every page imports, what home
 * and lists show of products, the rows of lists, and what lists and returns share. A file costs a slow network a turn; a page of products waited for nineteen style
 * sheets, six at a time. What pages share beside it is divided by who shares it, and a page's own part stays its own.
 */
export function splitChunks(root: string) {
  const ours = ['contract', 'rules', 'web'].map((room) => join(root, room, '/'))
  const isOurs = (id: string) => ours.some((folder) => id.startsWith(folder))
  const inFrame = reachedFrom((id, module) => module.isEntry || layout.test(id))
  const inListing = reachedFrom((id) => listing.test(id))
  const inHome = reachedFrom((id) => home.test(id))
  return {
    groups: [
      { name: 'framework', test: framework, minShareCount: 2, priority: 4 },
      {
        debugName: 'frame',
        name: (id: string, graph: Graph) => (inFrame(id, graph) ? 'frame' : null),
        // An icon of the frame that a row has too would bring the rows with it.
        test: (id: string) => isOurs(id) || icon.test(id),
        minShareCount: 2,
        priority: 3,
      },
      {
        debugName: 'products',
        name: (id: string, graph: Graph) => (inListing(id, graph) && inHome(id, graph) ? 'products' : null),
        test: isOurs,
        minShareCount: 2,
        priority: 2,
      },
      {
        debugName: 'rows',
        name: (id: string, graph: Graph) => (inListing(id, graph) ? 'rows' : null),
        test: isOurs,
        minShareCount: 2,
        priority: 1,
      },
      // What these import is often in the first load, and stays there.
      ...Object.entries(sharedByPages).map(([name, test]) => ({
        name,
        test,
        minShareCount: 2,
        includeDependenciesRecursively: false,
      })),
    ],
  }
}

type Question = (id: string, graph: Graph) => boolean

/** Whether a module is one of these, or one of these imports it, however far away. */
function reachedFrom(isOne: (id: string, module: Module) => boolean): Question {
  const answers = new Map<string, boolean>()
  const ask: Question = (id, graph) => {
    const earlierAnswer = answers.get(id)
    if (earlierAnswer !== undefined) return earlierAnswer
    // A module that is asked about again on the way to its answer adds nothing to it.
    answers.set(id, false)
    const module = graph.getModuleInfo(id)
    const found = module !== null && (isOne(id, module) || module.importers.some((importer) => ask(importer, graph)))
    answers.set(id, found)
    return found
  }
  return ask
}
