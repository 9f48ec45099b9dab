import { isUnit } from '../quantity.ts'

const words = new Set(
  [
    // Colours, and their letters.
    'black cyan magenta yellow blue red green grey gray white color colour colours colors photo light matte bk b c m y k lc lm pbk mbk gy cmyk',
    'schwarz schwarze schwarzer schwarzen gelb gelbe blau rot grün grau weiß farbe farbig foto hell',
    'noir noire noirs noires jaune jaunes bleu rouge vert gris blanc couleur couleurs',
    'nero nera neri nere ciano giallo gialla blu rosso verde grigio bianco colore colori',
    'czarny czarna czarne czarnego czarnych żółty żółta żółte błękitny purpurowy niebieski czerwony zielony szary biały kolor kolorowy',
    'zwart zwarte geel gele blauw rood groen grijs wit kleur',
    // What is sold.
    'ink inks tape label labels cassette fuser belt developer waste ribbon bottle imaging unit transfer maintenance photoconductor',
    'tinten band bänder etiketten resttonerbehälter fixiereinheit bildeinheit entwickler encre encres ruban tambour tambours réservoir',
    'inchiostro nastro tamburo tamburi etichette vaschetta tusz tusze tuszu tuszy bęben bębny bębna wkład wkłady taśma inkt lint',
    // How it is.
    'original originals originale originales originali originaux originalny originalne oryginał oryginalny oryginalne orig org genuine oem',
    'compatible compatibles compatibile compatibili kompatibel kompatible kompatybilny kompatybilne remanufactured rebuilt refurbished',
    'new neu neue neuer neuen neues neuf neuve nuovo nuova nuovi nowy nowe nieuw nieuwe xl xxl hy hc high yield capacity standard std large extra twin pack',
    // Who makes it, and what it goes into.
    'hp brother canon epson samsung kyocera lexmark xerox oki ricoh konica minolta dell sharp toshiba panasonic dymo olivetti pantum utax aster',
    'laserjet deskjet officejet laser color pro mfp pixma ecosys bizhub phaser workforce ecotank stylus',
    // What says no more than that it is wanted.
    'please bitte prego svp proszę graag we need i order want more noch weitere altri autres jeszcze urgent dringend asap eilt je x mal maal keer fois volte razy times',
  ].flatMap((line) => line.split(' ')),
)
// After a number that begins a line: `6 of the W2070A`, but not `W2070A box of 2`.
const links = new Set(
  'of the von vom der die das den davon du de la le les di del della dei delle z van het een'.split(' '),
)
const parts = /toner|kartusch|patrone|trommel|cartridge|cartouche|cartucc|kartrid|drum|tinte|inkjet/u

/** Whether a word only describes goods, or wants them: a number behind it counts their pieces. */
export function describesGoods(typed: string): boolean {
  if (/\d/.test(typed) || isUnit(typed)) return true
  return spoken(typed).every((word) => words.has(word) || parts.test(word) || /^\p{L}$/u.test(word))
}

/** The same of a word that stands behind the number. */
export const isOfGoods = (typed: string) => describesGoods(typed) || spoken(typed).every((word) => links.has(word))

const spoken = (typed: string) =>
  typed
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
    .split(' ')
