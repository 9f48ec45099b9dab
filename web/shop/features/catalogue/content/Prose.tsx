import classes from './Prose.module.css'
import { type ProseBlock, readBlocks } from './prose.ts'

/** A longer text: paragraphs, lists and tables, never HTML. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={classes.prose}>
      {readBlocks(text).map((block) => (
        <Block key={block.key} block={block} />
      ))}
    </div>
  )
}

function Block({ block: { kind, lines } }: { block: ProseBlock }) {
  if (kind === 'list') {
    return (
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  }
  if (kind === 'table') return <Table lines={lines} />
  return <p>{lines.join(' ')}</p>
}

/** On a telephone each row becomes a block that names its cells. */
function Table({ lines }: { lines: string[] }) {
  const [heads = [], ...rows] = lines.map(readCells)
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell, at) => (
              <td key={heads[at + 1]} data-head={heads[at + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const readCells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
