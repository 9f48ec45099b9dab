import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'

/** The route table of specification section 2, line by line. What stands outside `Shop` has no shared layout. */
export const routes = rootRoute('shop/layout/Document.tsx', [
  route('/login', 'shop/pages/session/login.tsx'),
  route('/my/password', 'shop/pages/session/new-password.tsx'),
  route('/redirect/$', 'shop/pages/session/redirect.tsx'),
  route('/auth-redirect', 'shop/pages/session/auth-redirect.tsx'),
  route('/toolbar/toolbar', 'shop/pages/order/toolbar.tsx'),
  route('/404', 'shop/pages/not-found.tsx'),
  route('/401', 'shop/pages/not-allowed.tsx'),
  route('/$', 'shop/pages/unknown.tsx'),

  layout('shop', 'shop/layout/Shop.tsx', [
    index('shop/pages/home.tsx'),
    route('/index', 'shop/pages/index.tsx'),
    route('/aster/contactus', 'shop/pages/content/contact.tsx'),
    route('/aster/aboutus', 'shop/pages/content/about.tsx'),
    route('/aster/notice', 'shop/pages/content/notice.tsx'),
    route('/ac/register', 'shop/pages/session/register.tsx'),
    route('/help/faq', 'shop/pages/content/faq.tsx'),
    route('/help/$page', 'shop/pages/content/help.tsx'),
    route('/list/toner', 'shop/pages/catalogue/list-toner.tsx'),
    route('/search', 'shop/pages/catalogue/search.tsx'),
    route('/pd/product', 'shop/pages/catalogue/product.tsx'),
    route('/pd/printer', 'shop/pages/catalogue/printer.tsx'),
    route('/pd/compare', 'shop/pages/catalogue/compare.tsx'),

    layout('account', 'shop/layout/account/Account.tsx', [
      layout('closed', 'shop/layout/RequireSignIn.tsx', [
        route('/cust/shoppingcart', 'shop/pages/order/basket.tsx'),
        route('/cust/pricechange', 'shop/pages/catalogue/price-change.tsx'),
        route('/order/confirm', 'shop/pages/order/order-confirm.tsx'),
        route('/order/bulk', 'shop/pages/order/bulk-order.tsx'),
        route('/order/checkout/$id', 'shop/pages/order/order-placed.tsx'),
        route('/hisorder/orders', 'shop/pages/order/orders.tsx'),
        route('/hisorder/orderDetails/$orderno', 'shop/pages/order/order-details.tsx'),
        route('/finance/account', 'shop/pages/finance/account.tsx'),
        route('/finance/allopen', 'shop/pages/finance/all-open.tsx'),
        route('/finance/all', 'shop/pages/finance/all.tsx'),
        route('/finance/openinvoice', 'shop/pages/finance/open-invoice.tsx'),
        route('/finance/opencredit', 'shop/pages/finance/open-credit.tsx'),
        route('/finance/cleared', 'shop/pages/finance/cleared.tsx'),
        route('/finance/statement', 'shop/pages/finance/statement.tsx'),
        route('/finance/invoice/$number', 'shop/pages/finance/invoice.tsx'),
        route('/hisorder/quickorders', 'shop/pages/order/quick-orders.tsx'),
        route('/hisorder/quickOrderDetails/$id', 'shop/pages/order/quick-order-details.tsx'),
        route('/my/quickorder', 'shop/pages/order/quick-order.tsx'),
        route('/my/account', 'shop/pages/account/account.tsx'),
        route('/my/accountprice', 'shop/pages/account/account-price.tsx'),
        route('/my/accounts', 'shop/pages/account/accounts.tsx'),
        route('/my/addressbook', 'shop/pages/account/address-book.tsx'),
        route('/my/coupons', 'shop/pages/account/coupons.tsx'),
        route('/pm/promotion', 'shop/pages/catalogue/promotions.tsx'),
        route('/sales/promotionSku', 'shop/pages/catalogue/promotion-skus.tsx'),
      ]),
    ]),
  ]),

  // The staff's console has a table of pages of its own.
  route('/console/$', 'console/layout/Console.tsx'),
])
