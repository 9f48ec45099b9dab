const framework =
  /node_modules\/(react|react-dom|scheduler|@tanstack(?!\/(react-virtual|virtual-core))|use-intl|@formatjs|clsx)\//

// Manners of speaking to the server, small parts, each page's loader, and what the frame shows of a basket, of favourites
// and of a product: every first visit reads most of them. What only the pages of an account, or of the
// staff, share is left out; what the addresses of their pages are read with comes along, with all that it imports.
const frame =
  /\/(contract\/(product|site|price|\w+\.ts|order\/basket|people\/(session|notification))|rules\/(site|price|product|people|\w+\.ts|order\/basket)|(web\/api(?!\/(attempt|impersonation|session-guard|places|refused-lines|upload|file|download|token-transfer))|web\/shop\/pages|web\/shop\/features\/search)\/)|\/web\/ui\/(?!AppCodeField|QrCode|Dialog|ActionLink|Facts|focus|layers|DraftNotice|Fetched|FileInput|FindForm|PagedList|Refused|useChangeQuery|useLastPage|PasswordField|PasswordStrength|CaptchaField|CodeField|captcha-work|PasswordStrength|LazyTexts|TextsProvider|Pager|QuantityField|CopyNumber|SideDrawer|StatusBadge|QueryLink|warehouse|CsvImport|Table|amount)\w+\.tsx?$|\/web\/shop\/features\/(basket\/useBasket|(contact|favourites|home|site)\/queries|catalogue\/(queries|className))\.ts|\/web\/ui\/company\/SiteReach\.|\/web\/ui\/product\/(ProductPicture|StockStatus|ColourChips|colours|name|product)\.|\/web\/(shop\/layout\/(Account|Logo|Office|Reach)|console\/layout\/Console|shop\/features\/site\/(language|LanguageChoice|useChooseSite)|address)\.tsx?$|\/Icon(Check|Heart|X|ListNumbers|ChevronLeft|ChevronRight|Scale)\.mjs/

// A product as a list shows it, with what can be done with it. Home has another form of it.
const products =
  /\/web\/shop\/(layout\/(ProductListing|ProductActions)|features\/(basket\/(AddToBasket|useChangeBasket)|favourites\/(FavouriteButton|Favourites\.module|useChangeFavourites)))|\/web\/ui\/(product\/(ProductList|ProductRow|ProductCard|Price|Yield|Saving|CounterpartLine)|QuantityField|CopyNumber|Pager|useChangeQuery|useLastPage)|\/rules\/price\/(saving|page-cost)/

// What the list of promotions shares with the products of one.
const promotion = /\/(contract\/price|web\/shop\/features\/promotion)\/(promotion|queries|Promotion|usePromotion)/

// What is not sold any more, as the basket, its drawer and an order ask about it.
const replacement = /\/((contract|rules)\/order\/replacement|DisabledInBasket|DisabledProducts|useDisabledLines)\b/

// Each is shorter than its name in the list of what pages load.
const icons = /\/Icon(Download|History|Printer|Trash|Upload|Users)\.mjs/

// So is each of what forms and lists that change share.
const forms =
  /\/(rules\/(people|address|console|vat)|web\/(ui\/(form\/\w+|order\/\w+|product\/PriceChangeCells|amount|ActionLink|Facts|Fetched|FileInput|focus|DraftNotice|Refused|Table|TableFileButton|product\/LinePrice|warehouse)|api\/(attempt|session-guard|places|refused-lines|upload|download)))\.tsx?$/

/** Few files instead of sixty: what most pages share travels together, a page's own part stays its own. */
export const chunks = {
  groups: [
    { name: 'framework', test: framework, minShareCount: 2, priority: 2 },
    { name: 'frame', test: frame, minShareCount: 2, priority: 1 },
    { name: 'products', test: products, minShareCount: 2 },
    { name: 'promotion', test: promotion, minShareCount: 2 },
    { name: 'replacement', test: replacement, minShareCount: 2 },
    { name: 'icons', test: icons, minShareCount: 2 },
    { name: 'forms', test: forms, minShareCount: 2 },
  ],
}
