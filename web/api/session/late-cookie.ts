/**
 * Stands in the page of a visitor. By a link of another site the browser keeps the token's cookie (SameSite=Strict) from us, so a
 * customer's page was rendered for a visitor; asked again by the page itself, it comes with the cookie, before anything of the
 * visitor's is painted. Once only: a browser in which that is another site's question, too, shows the visitor's page, which then asks
 * who reads it (`useLateSession`).
 */
export const lateCookieScript =
  'try{if(/(^|; )token=/.test(document.cookie)&&performance.getEntriesByType("navigation")[0].type==="navigate")location.reload()}catch(e){}'
