import { IconPrinter } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './PrinterResults.module.css'

type Props = { models: ReadonlyArray<{ modelId: number; name: string; skuCount: number }> }

/** Printers that the keyword names, each leading to all that fits. Several are shown, none is guessed. */
export function PrinterResults({ models }: Props) {
  const text = useText()
  if (models.length === 0) return null
  return (
    <section className={classes.found} aria-labelledby="printers-found">
      <h2 id="printers-found">{text('search.printers_found')}</h2>
      <ul>
        {models.map(({ modelId, name, skuCount }) => (
          <li key={modelId}>
            <Link to="/pd/printer" search={{ model_id: modelId }} className={classes.printer}>
              <IconPrinter size={18} aria-hidden />
              {text('search.printer_link', { name, count: skuCount })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
