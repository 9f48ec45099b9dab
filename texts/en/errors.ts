import type { ErrorCode } from '../../contract/errors.ts'

export const errors: Record<ErrorCode, string> = {
  'request.invalid': 'Please check the highlighted fields',
  'request.not_found': 'The access resource does not exist',
  'request.conflict': 'This was already sent with other content. Please check and send it again',
  'request.too_large': 'This is too large to be sent',
  'request.media_type': 'This kind of content is not accepted',
  'request.too_many': 'Too many requests. Please wait a moment and try again',
  'server.failed': 'Unknown system error, please feedback to administrator',
  'server.unavailable': 'The shop is not available at the moment. Please try again in a minute',
  'session.expired': 'The login status has expired. You can stay on this page or log in again',
  'session.unknown': 'Authentication failed, unable to access system resources',
  'session.wrong_credentials': 'User name or password is wrong',
  'session.too_many_tries': 'Too many tries. Please wait a few minutes and try again',
  'session.not_allowed': 'Authentication failed. Please contact your account manager',
  'access.denied': 'Current operation has no permissions',
  'basket.product_disabled': 'This product has been disabled. You can choose other product.',
  'basket.product_unknown': 'We do not know this product number',
  'basket.quantity_out_of_range': 'You can order 1 to 9999 pieces of a product',
  'contact.too_many':
    'You have sent several messages within an hour. Please call us, or try again in an hour. What you typed is kept',
  'order.changed': 'Current order has changed, please reconfirm this order.',
  'order.no_price': 'This product has no price for you yet. Please contact your account manager',
  'order.no_address': 'Please choose a delivery address',
  'order.no_carrier': 'Please choose a carrier',
  'favourites.full': 'Your favourites hold 1,000 products. Remove some first, or keep a quick-order list.',
  'favourites.product_unknown': 'There is no product with this number.',
}
