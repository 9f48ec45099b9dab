import { type Language, languageTag } from '../../texts/index.ts'
import { say } from '../../texts/say.ts'

/**
 * One part of a mail: a paragraph, the heading of those that follow, rows of a term and its value, lines below each other, a way into
 * the shop by its path or to a foreign page, or a code to type. What is `secret` opens something, and is forgotten once the
 * mail was sent.
 */
export type MailPart =
  | string
  | { heading: string }
  | { rows: readonly (readonly [term: string, value: string])[] }
  | { lines: readonly string[] }
  | { link: string; path: `/${string}`; secret?: true }
  | { link: string; url: string }
  | { code: string; secret: true }

/** Whose mail it is: the site that writes, and where customers see the shop. */
type Sender = { siteName: string; serviceEmail: string; hotPhone: string; origin: string }

export type MailContent = { language: Language; subject: string; parts: readonly MailPart[]; sender: Sender }

/** The mail for who reads no HTML. */
export function getText({ language, parts, sender }: MailContent): string {
  const signature = [sender.siteName, sender.hotPhone, sender.serviceEmail].filter(Boolean).join('\n')
  return [...parts.map((part) => textPart(part, language, sender)), `-- \n${signature}`].join('\n\n')
}

function textPart(part: MailPart, language: Language, { origin }: Sender): string {
  if (typeof part === 'string') return part
  if ('rows' in part) return part.rows.map((row) => textRow(row, language)).join('\n')
  if ('lines' in part) return part.lines.join('\n')
  if ('code' in part) return `    ${part.code}`
  if ('heading' in part) return `== ${part.heading} ==`
  return `${part.link}:\n${toLinkAddress(part, origin)}`
}

/** Where a link leads. */
const toLinkAddress = (part: { path: string } | { url: string }, origin: string) =>
  'url' in part ? part.url : origin + part.path

type Row = readonly [term: string, value: string]

/** A row without a value belongs to the one above it. */
const textRow = ([term, value]: Row, language: Language) =>
  value ? say(language, 'mail.row', { term, value }) : `    ${term}`

/** The mail as HTML that mail programs read: tables, styles beside what they are about, nothing loaded from outside. */
export function renderHtml({ language, subject, parts, sender }: MailContent): string {
  const { siteName, hotPhone, serviceEmail } = sender
  const signature = [siteName, hotPhone, serviceEmail].filter(Boolean).map(escaped).join(' · ')
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;font:15px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px">
<tr><td style="padding:0 0 16px;font-size:18px;font-weight:700">${escaped(siteName)}</td></tr>
<tr><td>${inks}</td></tr>
<tr><td style="padding:20px 0 4px"><h1 style="margin:0;font-size:20px;line-height:1.3">${escaped(subject)}</h1></td></tr>
${parts.map((part) => `<tr><td style="padding:12px 0 0">${htmlPart(part, sender)}</td></tr>`).join('\n')}
<tr><td style="padding:28px 0 0;font-size:13px"><div style="border-top:1px solid #adb5bd;padding:12px 0 0">${signature}</div></td></tr>
</table>
</td></tr></table>
</body>
</html>`
}

/** The four inks of the shop's head (web/ui/theme/tokens.css). */
const inks = `<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr>${[
  '#262626',
  '#0090c5',
  '#c4127a',
  '#f2c500',
]
  .map((ink) => `<td width="25%" height="3" style="background:${ink};font-size:0;line-height:0">&nbsp;</td>`)
  .join('')}</tr></table>`

function htmlPart(part: MailPart, { origin }: Sender): string {
  if (typeof part === 'string') return inLines(part.split('\n'))
  if ('rows' in part)
    return `<table width="100%" cellspacing="0" cellpadding="0">${part.rows.map(htmlRow).join('')}</table>`
  if ('lines' in part) return inLines(part.lines)
  if ('code' in part) {
    return `<div style="font:700 28px/1.4 ui-monospace,Consolas,monospace;letter-spacing:4px">${escaped(part.code)}</div>`
  }
  if ('heading' in part)
    return `<h2 style="margin:12px 0 0;font-size:16px;line-height:1.3">${escaped(part.heading)}</h2>`
  const button =
    'display:inline-block;padding:10px 18px;border-radius:6px;background:#4b53d6;color:#ffffff;text-decoration:none;font-weight:600'
  return `<a href="${escaped(toLinkAddress(part, origin))}" style="${button}">${escaped(part.link)}</a>`
}

const htmlRow = ([term, value]: Row) =>
  `<tr><td style="padding:3px 12px 3px 0;vertical-align:top">${escaped(term)}</td>` +
  `<td align="right" style="padding:3px 0;vertical-align:top;white-space:nowrap">${escaped(value)}</td></tr>`

const inLines = (lines: readonly string[]) => lines.map(escaped).join('<br>')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** The same mail without what opens something. */
export const withoutSecrets = (parts: readonly MailPart[]): MailPart[] =>
  parts.map((part) => (typeof part === 'object' && 'secret' in part ? '•••' : part))
