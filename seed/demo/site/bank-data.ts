/** The payment accounts of the companies behind the sites; the banks and numbers are made up, for all to see, and check digits fit. */
const paymentAccounts = [
  [1, 'EUR', 'Aster Voorbeeld B.V.', 'Voorbeeldbank', 'NL42ASTR0000000001', 'ASTRNL00'],
  [2, 'USD', 'Aster Sample Inc.', 'Sample Bank', '000000000002', 'ASTRUS00'],
  [3, 'EUR', 'Aster Esempio S.r.l.', 'Banca Esempio', 'IT94X0000000000000000000003', 'ASTRIT00'],
  [5, 'EUR', 'Aster Muster DACH GmbH', 'Musterbank', 'DE95000000000000000005', 'ASTRDE00'],
  [7, 'GBP', 'Aster Example Ltd', 'Example Bank', 'GB58ASTR00000000000007', 'ASTRGB00'],
  [7, 'EUR', 'Aster Example Ltd', 'Example Bank', 'GB11ASTR00000000000077', 'ASTRGB00'],
  [8, 'EUR', 'Aster Exemple SARL', 'Banque Exemple', 'FR1000000000000000000000800', 'ASTRFR00'],
  [11, 'PLN', 'Aster Voorbeeld B.V.', 'Bank Przykładowy', 'PL95000000000000000000000011', 'ASTRPL00'],
] as const

/** One of which statements alone are read. */
const savings = [1, 'EUR', 'Aster Voorbeeld B.V.', 'Voorbeeldbank', 'NL63ASTR0000000011', 'ASTRNL00'] as const

// Documents have named the payment accounts since ever.
const use = (
  isPayment: boolean,
  [org_id, currency, holder, bank, account, bic]: (typeof paymentAccounts)[number] | typeof savings,
) => ({
  org_id,
  currency,
  payment_currency: isPayment ? currency : null,
  named_from: isPayment ? '-infinity' : null,
  holder,
  bank,
  account,
  bic,
})

/** The accounts of the companies behind the sites. */
export const bankAccounts = [...paymentAccounts.map((account) => use(true, account)), use(false, savings)]
