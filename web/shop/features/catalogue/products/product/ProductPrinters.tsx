import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { longestKeyword } from '../../../../../../rules/paging.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import pageClasses from '../ProductPage.module.css'
import classes from './ProductPrinters.module.css'
import type { ProductDetail } from './product-detail.ts'

// A list that is longer gets a field to search in it.
const long = 12

/** The printers it works in; each leads to all that fits there. */
export function ProductPrinters({ models }: { models: ProductDetail['models'] }) {
  const text = useText()
  const [keyword, setKeyword] = useState('')
  if (models.length === 0) return null

  const words = keyword.toLowerCase().split(/\s+/)
  const matching = models.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
  return (
    <section className={pageClasses.panel} aria-labelledby="printers">
      <h2 id="printers">{text('product.printers', { count: models.length })}</h2>
      {models.length > long && (
        <input
          className={classes.find}
          type="search"
          maxLength={longestKeyword}
          aria-label={text('product.find_printer')}
          placeholder={text('product.find_printer')}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
      )}
      {matching.length === 0 && <p className={pageClasses.quiet}>{text('product.no_printer')}</p>}
      <ul className={classes.printers} aria-labelledby="printers">
        {matching.map(({ modelId, name }) => (
          <li key={modelId}>
            <Link to="/pd/printer" search={{ model_id: modelId }} preload={false}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
