import { IconHistory, IconPackage, IconPrinter, IconX } from '@tabler/icons-react'
import { shownNumber } from '../../../../../rules/catalogue/product/number.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useProductName } from '../../../../ui/product/name.ts'
import { Price } from '../../../../ui/product/price/Price.tsx'
import { StockStatus } from '../../../../ui/product/StockStatus.tsx'
import classes from './SearchBox.module.css'
import type { Suggestion } from './useSuggestions.ts'

type Props = {
  id: string
  suggestions: readonly Suggestion[]
  active: number
  onChoose: (suggestion: Suggestion) => void
  onForget: (searchId: number) => void
}

const icons = { history: IconHistory, number: IconPackage, printer: IconPrinter }

/** The list below the search field. A grid, because a search of before has two things to do: search again, forget. */
export function Suggestions({ id, suggestions, active, onChoose, onForget }: Props) {
  const text = useText()
  const kinds = [
    { kind: 'history', label: text('search.history') },
    { kind: 'number', label: text('search.numbers') },
    { kind: 'printer', label: text('search.printers') },
  ] as const

  return (
    <div
      id={`${id}-list`}
      role="grid"
      tabIndex={-1}
      aria-label={text('search.label')}
      className={classes.list}
      // The field keeps the focus: a press here must not take it away before the choice counts.
      onPointerDown={(event) => event.preventDefault()}
    >
      {kinds
        .filter(({ kind }) => suggestions.some((suggestion) => suggestion.kind === kind))
        .map(({ kind, label }) => (
          <div key={kind} role="rowgroup" aria-label={label} className={classes.group} data-label={label}>
            {suggestions.map((suggestion, at) =>
              suggestion.kind === kind ? (
                <Row
                  key={`${kind}-${suggestion.id}`}
                  id={`${id}-${at}`}
                  suggestion={suggestion}
                  active={at === active}
                  onChoose={onChoose}
                  onForget={onForget}
                />
              ) : null,
            )}
          </div>
        ))}
    </div>
  )
}

type RowProps = {
  id: string
  suggestion: Suggestion
  active: boolean
  onChoose: (suggestion: Suggestion) => void
  onForget: (searchId: number) => void
}

function Row({ id, suggestion, active, onChoose, onForget }: RowProps) {
  const text = useText()
  const Icon = icons[suggestion.kind]
  return (
    <div role="row" tabIndex={-1} className={classes.row} data-active={active || undefined}>
      <div id={id} role="gridcell" tabIndex={-1} aria-selected={active} className={classes.cell}>
        <button type="button" tabIndex={-1} className={classes.option} onClick={() => onChoose(suggestion)}>
          <Icon size={16} aria-hidden className={classes.icon} />
          <Words suggestion={suggestion} />
        </button>
      </div>
      {suggestion.kind === 'history' && (
        <div role="gridcell" tabIndex={-1}>
          <button
            type="button"
            tabIndex={-1}
            className={classes.forget}
            aria-label={text('search.forget', { keyword: suggestion.keyword })}
            title={text('search.forget', { keyword: suggestion.keyword })}
            onClick={() => onForget(suggestion.id)}
          >
            <IconX size={14} aria-hidden />
          </button>
        </div>
      )}
    </div>
  )
}

function Words({ suggestion }: { suggestion: Suggestion }) {
  const text = useText()
  const productName = useProductName()
  if (suggestion.kind === 'history') return <span>{suggestion.keyword}</span>
  if (suggestion.kind === 'printer') {
    return <span>{text('search.printer_link', { name: suggestion.name, count: suggestion.skuCount })}</span>
  }
  const { status, stock, price } = suggestion
  return (
    <>
      <span className={classes.number}>{shownNumber(suggestion)}</span>
      <span className={classes.name}>{productName(suggestion)}</span>
      <span className={classes.facts}>
        <StockStatus stock={{ ...stock, byWarehouse: [] }} status={status} />
        {price && <Price price={price} reader="customer" />}
      </span>
    </>
  )
}
