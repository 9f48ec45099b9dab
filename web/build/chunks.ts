import { join } from 'node:path'

type Module = { isEntry: boolean; importers: string[] }
type Graph = { getModuleInfo: (id: string) => Module | null }

const framework =
  /node_modules\/(react|react-dom|scheduler|@tanstack(?!\/(react-virtual|virtual-core))|use-intl|@formatjs|clsx)\//

/** The frame around every page comes with a file of its own, which no page does without. */
const layout = /\/web\/shop\/layout\/(Shop\.|header\/|footer\/)/

/**
 * What the browser loads in few files instead of sixty: the framework, and the frame, which is all of ours that every page imports.
 * What pages share beside it is divided by who shares it, and a page's own part stays its own.
 */
export function splitChunks(root: string) {
  const ours = ['contract', 'rules', 'web'].map((room) => join(root, room, '/'))
  const inFrame = memoized((id, graph, again) => {
    const module = graph.getModuleInfo(id)
    return (
      module !== null &&
      (module.isEntry || layout.test(id) || module.importers.some((importer) => again(importer, graph)))
    )
  })
  return {
    groups: [
      { name: 'framework', test: framework, minShareCount: 2, priority: 2 },
      {
        debugName: 'frame',
        name: (id: string, graph: Graph) => (inFrame(id, graph) ? 'frame' : null),
        test: (id: string) => ours.some((folder) => id.startsWith(folder)),
        minShareCount: 2,
        priority: 1,
      },
    ],
  }
}

type Question = (id: string, graph: Graph) => boolean

function memoized(answer: (id: string, graph: Graph, again: Question) => boolean): Question {
  const answers = new Map<string, boolean>()
  const ask: Question = (id, graph) => {
    const earlierAnswer = answers.get(id)
    if (earlierAnswer !== undefined) return earlierAnswer
    // A module that is asked about again on the way to its answer adds nothing to it.
    answers.set(id, false)
    const found = answer(id, graph, ask)
    answers.set(id, found)
    return found
  }
  return ask
}
