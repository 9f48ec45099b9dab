/** Headings of home; what stands below them is content. */
export const home = {
  'home.brands': 'By brand',
  'home.popular': 'Popular products',
  'home.promotions': 'Promotions',
  'home.until': 'until {date}',
  'home.news': 'News',
  'home.flow': 'How it works',
  'home.why': 'Why choose us',
  'home.figures': 'Aster in figures',
  'home.gift': 'Gift',
  'home.ask_account': 'Ask for an account',
  'home.all': 'Show all',
  'home.all_of': 'Show all: {title}',
  'home.bought': 'Order again',
  'home.last_seen': 'Last seen',
  'home.seen_none': 'What you open appears here.',
  'home.forget_seen': 'Forget',
}
