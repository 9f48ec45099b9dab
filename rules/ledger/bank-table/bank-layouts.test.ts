import { expect, test } from 'vitest'
import { guessHead } from './find-head.ts'
import { proposeLayout } from './propose-layout.ts'
import { readTable } from './read-table.ts'
import { findTableGaps } from './table-gaps.ts'
import { owner, toRows } from './testing/table-rows.ts'

type Bank = {
  currency?: string
  account?: string
  delimiter?: string
  file: string
  read: unknown[][]
  roles: string
  leftOut?: number[]
  pending?: number
}

/** As banks write their tables: the names of the columns are theirs, what stands below them is made up. */
const banks: Record<string, Bank> = {
  'a checking account of the United States, the newest line first': {
    currency: 'USD',
    delimiter: ',',
    file: [
      'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
      'CREDIT,09/30/2026,ORIG CO NAME:KANTOOR IND ID:INV1,121.00,ACH_CREDIT,1321.00,,',
      'DEBIT,09/14/2026,FEE,-5.75,MISC_DEBIT,1200.00,,',
    ].join('\n'),
    roles: 'none,bookedOn,words,amount,none,balance,none',
    read: [
      ['2026-09-30', 12_100, '', 'ORIG CO NAME:KANTOOR IND ID:INV1', 132_100],
      ['2026-09-14', -575, '', 'FEE', 120_000],
    ],
  },
  'one with sums above the columns and a balance as its first line': {
    currency: 'USD',
    delimiter: '|',
    file: [
      'Description||Summary Amt.',
      'Beginning balance as of 06/01/2026||1,000.00',
      'Total credits||2,500.00',
      '',
      'Date|Description|Amount|Running Bal.',
      '06/01/2026|Beginning balance as of 06/01/2026||1,000.00',
      '06/10/2026|CHECK 104|-4.25|995.75',
      '06/21/2026|WIRE IN|2,500.00|3,495.75',
    ].join('\n'),
    roles: 'bookedOn,words,amount,balance',
    read: [
      ['2026-06-10', -425, '', 'CHECK 104', 99_575],
      ['2026-06-21', 250_000, '', 'WIRE IN', 349_575],
    ],
    leftOut: [6],
  },
  'a German savings bank with what is not booked yet': {
    file: [
      'Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Kontonummer;BLZ;Betrag;Waehrung;Info',
      `${owner.account};28.09.26;28.09.26;GUTSCHRIFT;RE INL26000031;Kantoorshop B.V.;NL02ABNA0123456789;ABNANL2A;3.038,49;EUR;Umsatz vorgemerkt`,
      `${owner.account};19.09.26;18.09.26;GUTSCHRIFT;RE INL26000030;Kantoorshop B.V.;NL02ABNA0123456789;ABNANL2A;121,00;EUR;Umsatz gebucht`,
    ].join('\n'),
    roles: 'account,bookedOn,valueOn,words,words,payer,payerAccount,none,amount,currency,status',
    read: [['2026-09-19', 12_100, 'Kantoorshop B.V.', 'GUTSCHRIFT RE INL26000030', null]],
    pending: 1,
  },
  'a Dutch one with a word for in and out': {
    file: [
      'Datum;Naam / Omschrijving;Rekening;Tegenrekening;Code;Af Bij;Bedrag (EUR);Mutatiesoort;Mededelingen',
      `20260902;Kantoorshop;${owner.account};NL02ABNA0123456789;OV;Bij;1210,00;Overschrijving;INL26000031`,
      `20260901;Bank;${owner.account};;DV;Af;9,50;Diversen;Kosten`,
    ].join('\n'),
    roles: 'bookedOn,none,account,payerAccount,none,side,amount,none,words',
    read: [
      ['2026-09-02', 121_000, '', 'INL26000031', null],
      ['2026-09-01', -950, '', 'Kosten', null],
    ],
  },
  'a Polish one with words of the bank above and below': {
    currency: 'PLN',
    account: 'PL61109010140000071219812874',
    file: [
      'mBank S.A. Bankowość Detaliczna;',
      '#Numer rachunku;',
      '61 1090 1014 0000 0712 1981 2874;',
      '#Data operacji;#Data księgowania;#Opis operacji;#Tytuł;#Nadawca/Odbiorca;#Numer konta;#Kwota;#Saldo po operacji;',
      '2026-09-28;2026-09-29;PRZELEW;FV 12;KANTOR SP. Z O.O.;;1 012,49 PLN;1 842,10 PLN;',
      '2026-09-30;2026-09-30;PROWIZJA;;;;-12,49 PLN;1 829,61 PLN;',
      ';;;;;;#Saldo końcowe;1 829,61 PLN;',
    ].join('\n'),
    roles: 'none,bookedOn,words,words,payer,none,amount,balance',
    read: [
      ['2026-09-29', 101_249, 'KANTOR SP. Z O.O.', 'PRZELEW FV 12', 184_210],
      ['2026-09-30', -1_249, '', 'PROWIZJA', 182_961],
    ],
    leftOut: [7],
  },
  'a French one with two columns of amounts': {
    file: [
      'Date de comptabilisation;Libelle simplifie;Libelle operation;Reference;Debit;Credit;Date operation;Date de valeur',
      '15/01/2026;VIR;VIREMENT KANTOOR INL26000031;A1;;2 500,00;14/01/2026;15/01/2026',
      '09/01/2026;FRAIS;FRAIS;A2;-1,40;;09/01/2026;09/01/2026',
    ].join('\n'),
    roles: 'bookedOn,words,words,none,amountOut,amountIn,none,valueOn',
    read: [
      ['2026-01-15', 250_000, '', 'VIR VIREMENT KANTOOR INL26000031', null],
      ['2026-01-09', -140, '', 'FRAIS FRAIS', null],
    ],
  },
  'an Italian one whose opening balance is a line': {
    file: [
      'Estratto conto;;;;',
      'Data contabile;Data valuta;Descrizione;Dare;Avere',
      '27/08/2026;27/08/2026;BONIFICO INL26000031;;2.150,00',
      '02/09/2026;02/09/2026;COMMISSIONI;45,20;',
      '01/08/2026;01/08/2026;SALDO INIZIALE;;',
    ].join('\n'),
    roles: 'bookedOn,valueOn,words,amountOut,amountIn',
    read: [
      ['2026-08-27', 215_000, '', 'BONIFICO INL26000031', null],
      ['2026-09-02', -4_520, '', 'COMMISSIONI', null],
    ],
    leftOut: [5],
  },
}

test.each(Object.entries(banks))(
  '%s',
  (_, { currency = 'EUR', account = owner.account, delimiter, file, ...expected }) => {
    const lines = toRows(file, delimiter)
    const at = guessHead(lines)
    const names = lines[at]?.cells.filter((name) => name !== '') ?? []
    const own = { ...owner, account, currency }
    const rows = lines.slice(at + 1)
    const layout = proposeLayout({ names, rows }, [own])
    expect(layout.roles.join(',')).toBe(expected.roles)
    const reading = readTable(rows, layout, own)
    expect([reading.faults, findTableGaps(layout, reading)]).toEqual([[], []])
    expect(
      reading.entries.map(({ bookedOn, cents, payer, words, balance }) => [bookedOn, cents, payer, words, balance]),
    ).toEqual(expected.read)
    expect([reading.leftOut, reading.pending.length]).toEqual([expected.leftOut ?? [], expected.pending ?? 0])
  },
)
