import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'

/** The route table of specification section 2, line by line. What stands outside `Shop` has no shared layout. */
export const routes = rootRoute('shop/layout/Document.tsx', [
  route('/login', 'shop/pages/login.tsx'),
  route('/my/password', 'shop/pages/new-password.tsx'),
  route('/redirect/$', 'shop/pages/redirect.tsx'),
  route('/auth-redirect', 'shop/pages/auth-redirect.tsx'),
  route('/toolbar/toolbar', 'shop/pages/toolbar.tsx'),
  route('/404', 'shop/pages/not-found.tsx'),
  route('/401', 'shop/pages/not-allowed.tsx'),
  route('/$', 'shop/pages/unknown.tsx'),

  layout('shop', 'shop/layout/Shop.tsx', [
    index('shop/pages/home.tsx'),
    route('/index', 'shop/pages/index.tsx'),
    route('/aster/contactus', 'shop/pages/contact.tsx'),
    route('/aster/aboutus', 'shop/pages/about.tsx'),
    route('/aster/notice', 'shop/pages/notice.tsx'),
    route('/ac/register', 'shop/pages/register.tsx'),
    route('/help/faq', 'shop/pages/faq.tsx'),
    route('/help/$page', 'shop/pages/help.tsx'),
    route('/list/toner', 'shop/pages/list-toner.tsx'),
    route('/search', 'shop/pages/search.tsx'),
    route('/pd/product', 'shop/pages/product.tsx'),
    route('/pd/printer', 'shop/pages/printer.tsx'),
    route('/pd/compare', 'shop/pages/compare.tsx'),

    layout('closed', 'shop/layout/RequireSignIn.tsx', [
      layout('account', 'shop/layout/Account.tsx', [
        route('/cust/shoppingcart', 'shop/pages/basket.tsx'),
        route('/cust/pricechange', 'shop/pages/price-change.tsx'),
        route('/order/confirm', 'shop/pages/order-confirm.tsx'),
        route('/order/bulk', 'shop/pages/bulk-order.tsx'),
        route('/order/checkout/$id', 'shop/pages/order-placed.tsx'),
        route('/hisorder/orders', 'shop/pages/orders.tsx'),
        route('/hisorder/orderDetails/$orderno', 'shop/pages/order-details.tsx'),
        route('/hisorder/quickorders', 'shop/pages/quick-orders.tsx'),
        route('/hisorder/quickOrderDetails/$id', 'shop/pages/quick-order-details.tsx'),
        route('/my/quickorder', 'shop/pages/quick-order.tsx'),
        route('/my/account', 'shop/pages/account.tsx'),
        route('/my/accountprice', 'shop/pages/account-price.tsx'),
        route('/my/accounts', 'shop/pages/accounts.tsx'),
        route('/my/addressbook', 'shop/pages/address-book.tsx'),
        route('/my/coupons', 'shop/pages/coupons.tsx'),
        route('/pm/promotion', 'shop/pages/promotions.tsx'),
        route('/sales/promotionSku', 'shop/pages/promotion-skus.tsx'),
      ]),
    ]),
  ]),

  // The staff's console has a table of pages of its own.
  route('/console/$', 'console/layout/Console.tsx'),
])
