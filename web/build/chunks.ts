const framework = /node_modules\/(react|react-dom|scheduler|@tanstack|use-intl|@formatjs|clsx)\//

// Manners of speaking to the server, small parts, and each page's loader: every first visit reads most of them.
const frame =
  /\/(contract|rules|web\/api|web\/shop\/pages|web\/shop\/features\/search)\/|\/web\/ui\/(?!Pager|QuantityField|CopyNumber|SideDrawer)\w+\.tsx?$/

// A product as a list shows it, with what can be done with it. Home has another form of it.
const products =
  /\/web\/shop\/(layout\/(ProductsToBuy|BuyOrKeep)|features\/(basket\/(AddToBasket|useChangeBasket)|favourites\/(FavouriteButton|Favourites\.module|useChangeFavourites)))|\/web\/ui\/(product\/(ProductList|ProductRow|ProductCard|PriceWord|YieldWord)|QuantityField|CopyNumber|Pager)|Icon(Copy|Check|ShoppingCartPlus|HeartFilled|ChevronRight|ChevronLeft|Minus|Plus)\.mjs/

/** Few files instead of sixty: what most pages share travels together, a page's own part stays its own. */
export const chunks = {
  groups: [
    { name: 'framework', test: framework, minShareCount: 2 },
    { name: 'frame', test: frame, minShareCount: 2 },
    { name: 'products', test: products, minShareCount: 2 },
  ],
}
