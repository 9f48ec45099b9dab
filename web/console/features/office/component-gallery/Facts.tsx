import { Money } from '../../../../ui/language/Money.tsx'
import { ColourChips } from '../../../../ui/product/ColourChips.tsx'
import { LinePrice } from '../../../../ui/product/price/LinePrice.tsx'
import { Price } from '../../../../ui/product/price/Price.tsx'
import { Saving } from '../../../../ui/product/price/Saving.tsx'
import { StockStatus } from '../../../../ui/product/StockStatus.tsx'
import { Yield } from '../../../../ui/product/Yield.tsx'
import { Example, Examples } from './Example.tsx'
import { colours, compatible, expected, inStock, original, prices, soldOut } from './samples.ts'

const stocks = { inStock, soldOut, expected }
const standards = ['ISO/IEC 19798', 'manufacturer rating', '5% coverage', null]

/** What is shown of a product: its price, stock, colour and yield. */
export function Facts() {
  return (
    <Examples>
      <Prices />
      {Object.entries(stocks).map(([name, stock]) => (
        <Example key={name} name={`StockStatus ${name}`}>
          <StockStatus stock={stock} status="active" />
        </Example>
      ))}
      {(['announced', 'disabled'] as const).map((status) => (
        <Example key={status} name={`StockStatus status=${status}`}>
          <StockStatus stock={soldOut} status={status} />
        </Example>
      ))}
      <Example name="ColourChips">
        {colours.map((colour) => (
          <ColourChips key={colour} colour={colour} named />
        ))}
      </Example>
      {standards.map((standard) => (
        <Example key={standard} name={`Yield standard=${standard}`}>
          <Yield pages={3_000} standard={standard} />
        </Example>
      ))}
    </Examples>
  )
}

function Prices() {
  return (
    <>
      {Object.entries(prices).map(([name, price]) => (
        <Example key={name} name={`Price ${name}`}>
          <Price price={price} reader="customer" />
        </Example>
      ))}
      {(['visitor', 'newcomer', 'customer'] as const).map((reader) => (
        <Example key={reader} name={`Price reader=${reader}`}>
          <Price price={undefined} reader={reader} />
        </Example>
      ))}
      <Example name="LinePrice">
        <LinePrice price={623.9} discount={62.39} currency="EUR" />
      </Example>
      <Example name="Money">
        <Money amount={-3_470.11} currency="PLN" />
      </Example>
      <Example name="Saving">
        <Saving counterpart={compatible} product={original} />
      </Example>
    </>
  )
}
