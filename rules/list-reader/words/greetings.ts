/** What ends a line and says nothing of the goods: `TN2420 5 (urgent)`. */
const atEnd =
  "please|pls|thanks|thank you|asap|urgent(?:ly)?|bitte|danke|dringend|eilt|svp|s'il vous plaît|merci|per favore|prego|grazie|urgente|prosz[ęe]|pilne?|dzi[ęe]kuj[ęe]|graag|dank|spoed"

/** What begins one before its quantity: `Hi, please send us 5 TN2420`. What may describe a stock, such as `we have`, is none. */
const atStart = [
  'hi|hello|hallo|good (?:morning|afternoon)|guten (?:tag|morgen)|bonjour|salut|buongiorno|ciao|dzień dobry|goede(?:morgen|middag|ndag)',
  "please|pls|plz|kindly|and|also|plus|then|(?:i|we) (?:need|want|require|would like|order)|(?:i|we)['’]d like|(?:could|can|would) you",
  'send|ship|deliver|supply|add|bitte|und|auch|au(?:ß|ss)erdem|dazu|zus(?:ä|ae)tzlich|sowie|ferner|hiermit|ich|wir|gerne?',
  'brauchen?|ben(?:ö|oe)tigen?|bestellen?|m(?:ö|oe)chten?|h(?:ä|ae)tten? gerne?|senden|schicken|liefern',
  "svp|s['’]il vous plaît|merci de|veuillez|et|aussi|également|ainsi que|(?:je|nous) (?:voudrais|voudrions|souhaite|souhaitons|commande|commandons)",
  "(?:j['’]ai|nous avons) besoin de|il (?:me|nous) faut|livrer|envoyer|per favore|prego|anche|ed|inoltre|vorrei|vorremmo|ordino|ordiniamo",
  '(?:mi|ci) serv(?:e|ono)|(?:ho|abbiamo) bisogno di|inviare|inviateci|spedire|prosz[ęe]|prosimy|oraz|też|także|dodatkowo|zamawiam|zamawiamy',
  'potrzebuj[ęe]|potrzebujemy|chc[ęe] zamówić|chcia[łl]a?bym zamówić|graag|en|ook|daarnaast|(?:ik|wij|we) (?:wil|willen)',
].join('|')

/** What may follow there. */
const then =
  'us|me|to|order|another|more|sie|uns|mir|noch|weitere[nr]?|nous|encore|commander|ordinare|altr[ie]|o|jeszcze|zamówić|wysłać|nog|bestellen|the|die|das|of|de|di'

const gap = '[\\s\\u0001,;:!.–-]'
const last = new RegExp(`(?<!${gap})${gap}{1,6}(?:${atEnd})[\\s!.]{0,6}$`, 'iu')
const gaps = new RegExp(`${gap}*`, 'uy')
const first = new RegExp(`(?:${atStart})(?=${gap})`, 'iuy')
const next = new RegExp(`(?:${atStart}|${then})(?=${gap})`, 'iuy')
// More often than anybody thanks.
const mostThanks = 5

/** A line without the greetings and requests around the goods. */
export function stripGreetings(text: string): string {
  let rest = text
  for (let times = 0; times < mostThanks && last.test(rest); times++) rest = rest.replace(last, '')
  return rest.slice(findBeginning(rest))
}

/** Where the goods begin: behind words that only ask for them, where a digit follows. */
function findBeginning(text: string): number {
  let at = findEnd(gaps, text, 0) ?? 0
  let word = findEnd(first, text, at)
  if (word === undefined) return 0
  while (word !== undefined) {
    at = findEnd(gaps, text, word) ?? word
    word = findEnd(next, text, at)
  }
  return /\d/.test(text[at] ?? '') ? at : 0
}

/** Where what a pattern finds at a place ends. */
function findEnd(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}
