import { is, text } from './read-amounts.ts'
import type { Rule } from './standard-rules.ts'

const needs =
  (...terms: string[]): Rule =>
  ({ document }) =>
    terms.every((term) => is(document, term))

const billing: Record<string, Rule> = {
  'PEPPOL-R001 process': ({ document }) => text(document, 'BT-23') === 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  'PEPPOL-R003 reference': ({ document }) => is(document, 'BT-10') || is(document, 'BT-13'),
  'PEPPOL-R005 another currency': ({ document }) => text(document, 'BT-5') !== text(document, 'BT-6'),
  'PEPPOL-R010, R020 addresses': needs('BT-34', 'BT-34-1', 'BT-49', 'BT-49-1'),
}

const peppol: Record<string, Rule> = {
  ...billing,
  'PEPPOL no mail address': ({ document }) => text(document, 'BT-34-1') !== 'EM' && text(document, 'BT-49-1') !== 'EM',
  'NL-R-003 register': ({ document }) => text(document, 'BT-40') !== 'NL' || text(document, 'BT-30-1') === '0106',
}

const xRechnung: Record<string, Rule> = {
  ...billing,
  'BR-DE-1 payment': needs('BT-81'),
  'BR-DE-2, 5, 6, 7 contact': needs('BT-41', 'BT-42', 'BT-43'),
  'BR-DE-3, 4 seller': needs('BT-37', 'BT-38'),
  'BR-DE-8, 9 buyer': needs('BT-52', 'BT-53'),
  'BR-DE-10, 11 delivery': needs('BT-77', 'BT-78'),
  'BR-DE-14 rate': ({ vat }) => vat.every((sum) => is(sum, 'BT-119')),
  'BR-DE-15 reference': needs('BT-10'),
  'BR-DE-16 VAT number': needs('BT-31'),
  'BR-DE-27 phone': ({ document }) => /\d\D*\d\D*\d/.test(text(document, 'BT-42')),
  'BR-DE-28 mail': ({ document }) => /^[^@\s]+@[^@\s.]+\.[^@\s]+$/.test(text(document, 'BT-43')),
}

const isFrench: Rule = ({ document }) => text(document, 'BT-40') === 'FR' && text(document, 'BT-55') === 'FR'
/** What holds between companies in France alone. */
const inFrance =
  (rule: Rule): Rule =>
  (read) =>
    !isFrench(read) || rule(read)

const standard: Record<string, Rule> = {
  'no process but that of the French rules': (read) => text(read.document, 'BT-23') === (isFrench(read) ? 'B1' : ''),
  'BR-FR-05, 06 notes': inFrance(({ document }) => (document['BT-21'] ?? []).toSorted().join(' ') === 'AAB PMD PMT'),
  'BR-FR-10, 11, 32 SIREN': inFrance(({ document }) =>
    ['BT-30', 'BT-47'].every((term) => /^\d{9}$/.test(text(document, term)) && text(document, `${term}-1`) === '0002'),
  ),
  'BR-FR-12, 13, 21, 22 addresses': inFrance(({ document }) =>
    [
      ['BT-34', 'BT-30'],
      ['BT-49', 'BT-47'],
    ].every(
      ([address = '', siren = '']) =>
        text(document, address).startsWith(text(document, siren)) && text(document, `${address}-1`) === '0225',
    ),
  ),
  'BR-FR-CO-10 no number without a scheme': inFrance(({ document }) => !is(document, 'BT-46')),
}

/** What the rules that a document says it follows (BT-24) want beside the standard. */
export const profileRules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  'urn:cen.eu:en16931:2017': standard,
  'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0': peppol,
  'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0': xRechnung,
}
