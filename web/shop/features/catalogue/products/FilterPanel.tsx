import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryLink } from '../../../../ui/controls/QueryLink.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { ColourChips } from '../../../../ui/product/ColourChips.tsx'
import classes from './FilterPanel.module.css'
import { kindName } from './kindName.ts'
import {
  changeWith,
  changeWithout,
  type FilterName,
  type FilterValue,
  type ListAddress,
  readFilterValues,
} from './list-address.ts'
import { makeText } from './makeText.ts'
import { countsQuery, type SkuQuery } from './queries.ts'
import { useYieldBand } from './useYieldBand.ts'

type Value = { value: FilterValue; label: string; count: number; colour?: string }

/** What a list can be narrowed to, with how many each leaves. Every choice is a link: it can be opened, shared and is loaded ahead. */
export function FilterPanel({ address, find }: { address: ListAddress; find: SkuQuery }) {
  const text = useText()
  const bandName = useYieldBand()
  const { data } = useQuery(countsQuery(find))
  if (!data) return <div className={classes.panel} aria-busy="true" />

  const facet = (name: FilterName, title: string, values: readonly Value[]) => (
    <Facet name={name} title={title} address={address} values={values} />
  )
  const named = (values: typeof data.brands) => values.map(({ id, name, count }) => ({ value: id, label: name, count }))
  const inStock = { value: true as const, label: text('list.in_stock'), count: data.inStock }
  const kinds = data.classes.map(({ id, name, count }) => ({ value: id, label: kindName(text, id) ?? name, count }))
  const makes = data.makes.map(({ make, count }) => ({ value: make, label: text(makeText[make]), count }))
  const colours = data.colours.map(({ colour, count }) => ({ value: colour, label: colour, count, colour }))
  const yields = data.yields.map(({ band, count }) => ({ value: band, label: bandName(band), count }))
  return (
    <div className={classes.panel}>
      {facet('inStock', text('list.stock'), [inStock])}
      {facet('classId', text('list.class'), kinds)}
      {facet('make', text('list.make'), makes)}
      {facet('colour', text('list.colour'), colours)}
      {facet('yieldBand', text('list.yield'), yields)}
      {facet('brandId', text('list.brand'), named(data.brands))}
      {facet('seriesId', text('list.series'), named(data.series))}
    </div>
  )
}

// More values than this fold away.
const shownAtFirst = 8

type FacetProps = { name: FilterName; title: string; address: ListAddress; values: readonly Value[] }

function Facet({ name, title, address, values }: FacetProps) {
  const text = useText()
  const { number } = useFormat()
  const [all, setAll] = useState(false)
  const chosen = readFilterValues(address, name)
  const isOn = (value: Value['value']) => chosen.includes(value)
  const offered = values.filter(({ value, count }) => count > 0 || isOn(value))
  if (offered.length === 0) return null
  const visibleValues = all ? offered : offered.filter(({ value }, at) => at < shownAtFirst || isOn(value))
  const hidden = offered.length - visibleValues.length

  return (
    <fieldset className={classes.facet}>
      <legend>{title}</legend>
      <ul>
        {visibleValues.map(({ value, label, count, colour }) => (
          <li key={String(value)}>
            <QueryLink
              change={isOn(value) ? changeWithout(address, name, value) : changeWith(address, name, value)}
              className={classes.value}
              aria-current={isOn(value) ? 'true' : undefined}
              stay
            >
              <span className={classes.box} aria-hidden />
              <span className={classes.label}>{colour ? <ColourChips colour={colour} named /> : label}</span>
              <span className={classes.count}>{number(count)}</span>
            </QueryLink>
          </li>
        ))}
      </ul>
      {(hidden > 0 || all) && (
        <button type="button" className={classes.more} onClick={() => setAll(!all)}>
          {all ? text('list.fewer') : text('list.more', { count: hidden })}
        </button>
      )}
    </fieldset>
  )
}
