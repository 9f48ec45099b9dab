import { useText } from '../../../../../ui/language/language.tsx'
import classes from './Visitor.module.css'

// Drawn by hand, flat: 6.4 units for a degree of longitude, 10.2 for one of latitude.
const coasts = [
  'M12 175L13 198L10 221L13 239L30 241L35 248L57 241L68 225L72 209L91 188L97 172L110 176L127 163L136 173L149 191L169 208L173 227L179 216L177 206L188 207L174 193L161 182L150 164L151 152L159 156L173 171L194 188L195 204L207 231L218 243L224 228L218 210L224 201L240 200L255 196L250 177L260 155L251 124L224 101L221 81L221 65L205 52L196 61L176 60L161 66L140 63L138 31L123 37L125 65L115 70L100 75L92 91L81 99L61 109L59 119L40 122L62 145L60 173z',
  'M35 105L48 102L79 95L81 79L72 73L68 63L60 49L57 30L50 19L38 19L33 38L39 57L51 65L50 71L41 75L43 84L37 88L51 92z',
  'M31 71L29 84L8 90L7 69L17 56L34 56z',
  'M143 14L152 45L162 49L176 41L183 14L173 2L109 2L105 14L115 23L125 20L138 11z',
]

const warehouses = [
  { code: 'NL', x: 102, y: 84 },
  { code: 'UK', x: 64, y: 81 },
  { code: 'IT', x: 132, y: 153 },
  { code: 'FR', x: 86, y: 124 },
  { code: 'PL', x: 198, y: 85 },
]

/** Where our warehouses are. */
export function EuropeMap() {
  const text = useText()
  return (
    <svg className={classes.map} viewBox="0 0 266 252" role="img" aria-label={text('home.map')}>
      <path className={classes.coast} d={coasts.join('')} />
      {warehouses.map(({ code, x, y }) => (
        <g key={code}>
          <circle className={classes.reach} cx={x} cy={y} r="13" />
          <circle className={classes.place} cx={x} cy={y} r="5" />
          <text x={x + 9} y={y - 7}>
            {code}
          </text>
        </g>
      ))}
    </svg>
  )
}
