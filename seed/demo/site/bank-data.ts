/** The accounts of the companies behind the sites. The banks and numbers are made up, for all to see; check digits fit. */
export const bankAccounts = [
  [1, 'EUR', 'Aster Voorbeeld B.V.', 'Voorbeeldbank', 'NL42ASTR0000000001', 'ASTRNL00'],
  [2, 'USD', 'Aster Sample Inc.', 'Sample Bank', '000000000002', 'ASTRUS00'],
  [3, 'EUR', 'Aster Esempio S.r.l.', 'Banca Esempio', 'IT94X0000000000000000000003', 'ASTRIT00'],
  [5, 'EUR', 'Aster Muster DACH GmbH', 'Musterbank', 'DE95000000000000000005', 'ASTRDE00'],
  [7, 'GBP', 'Aster Example Ltd', 'Example Bank', 'GB58ASTR00000000000007', 'ASTRGB00'],
  [8, 'EUR', 'Aster Exemple SARL', 'Banque Exemple', 'FR1000000000000000000000800', 'ASTRFR00'],
  [11, 'PLN', 'Aster Voorbeeld B.V.', 'Bank Przykładowy', 'PL95000000000000000000000011', 'ASTRPL00'],
].map(([org_id, currency, holder, bank, account, bic]) => ({ org_id, currency, holder, bank, account, bic }))
