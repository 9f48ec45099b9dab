import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shownNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { Money } from '../../../../../ui/language/Money.tsx'
import { Fetched } from '../../../../../ui/list/Fetched.tsx'
import { ProductPicture } from '../../../../../ui/product/picture/ProductPicture.tsx'
import { favouriteNewsQuery, type NewsOfFavourite } from '../queries.ts'
import { Block, LinesToCome } from './Block.tsx'
import classes from './Overview.module.css'

/** Watched favourites that are back in stock or cost less. */
export function FavouriteNews() {
  const text = useText()
  return (
    <Block kind="news" title={text('home.desk_news')} aside={<Favourites />}>
      <Fetched result={useQuery(favouriteNewsQuery)} skeleton={<LinesToCome lines={1} />}>
        {(news) =>
          news.length === 0 ? (
            <p className={classes.none}>{text('morning.news_none')}</p>
          ) : (
            <ul className={classes.rows}>
              {news.map((one) => (
                <NewsRow key={one.goodsSku.id} news={one} />
              ))}
            </ul>
          )
        }
      </Fetched>
    </Block>
  )
}

function Favourites() {
  return (
    <Link to="/search" search={{ pre: 3 }}>
      {useText()('morning.favourites')}
    </Link>
  )
}

function NewsRow({ news: { goodsSku: product, isBack, priceBefore } }: { news: NewsOfFavourite }) {
  const text = useText()
  const { number } = useFormat()
  const { price } = product
  return (
    <li className={classes.product}>
      <ProductPicture product={product} size={40} decorative />
      <span className={classes.words}>
        <Link to="/pd/product" search={{ sku_id: product.id }} className={classes.number}>
          {shownNumber(product)}
        </Link>
        {isBack && (
          <span className={classes.back}>{text('morning.back', { pieces: number(product.stock.total) })}</span>
        )}
      </span>
      {price && (
        <span className={classes.amount}>
          <strong>
            <Money amount={price.discountPrice ?? price.unitPrice} currency={price.currency} />
          </strong>
          {priceBefore !== null && (
            <s className={classes.quiet}>
              <Money amount={priceBefore} currency={price.currency} />
            </s>
          )}
        </span>
      )}
    </li>
  )
}
