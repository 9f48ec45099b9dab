import { normalise } from '../catalogue/product/part-number.ts'

/**
 * What stands below a heading. `article` names a product or only describes it, `counter` is the number of a product or of a
 * row; `text` may name a product in its words. Only `quantity` is pieces that are ordered.
 */
export type Role =
  | 'number'
  | 'barcode'
  | 'article'
  | 'counter'
  | 'custNumber'
  | 'quantity'
  | 'unit'
  | 'money'
  | 'stock'
  | 'position'
  | 'other'
  | 'text'

const exact: Record<Exclude<Role, 'other' | 'stock'>, string> = {
  quantity: [
    'qty quantity quantities pieces piece pcs pc units ordered orderquantity orderqty orderedqty qtyordered quantityordered toorder needed count',
    'menge mengen anzahl stueck stuck stückzahl stk stck bestellmenge bestellt bestellstückzahl bestellanzahl bedarf bedarfsmenge auftragsmenge',
    'quantita qta pezzi pz quantitaordinata qtaordinata ordinato numeropezzi npezzi quantitarichiesta',
    'quantite qte nombre pièces nb nbre quantitecommandee qtecommandee acommander quantitesouhaitee',
    'ilość liczba sztuk sztuki szt liczbasztuk ilośćsztuk ilośćszt ilośćzamówiona zamówiono zamówione doczamówienia',
    'aantal stuks bestelaantal bestelhoeveelheid hoeveelheid aantalstuks besteld tebestellen gewenstaantal',
  ].join(' '),
  custNumber:
    'custnumber ownnumber customernumber customerarticlenumber customeritemnumber yournumber yourarticle yourarticlenumber eigenenummer eigeneartikelnummer ihrenummer ihreartikelnummer kundenartikelnummer vostrocodice codicecliente votrereference referenceclient votrenumero panstwanumer numerklienta własnynumer numerwłasny uwartikelnummer klantartikelnummer',
  number: [
    'articlenumber articleno articlenr articlecode itemnumber itemno itemnr itemcode itemid partnumber partno partnr partcode part productnumber productno productcode productid sku skucode oem oemnumber oemcode oemno oempartnumber mpn mfrpartnumber mfgpartnumber mfrpart mfgpart mfrno manufacturerpartnumber manufacturernumber manufacturercode vendorpartnumber vendorcode suppliercode suppliersku supplierpartnumber stockcode stocknumber modelnumber cartridgenumber catalogno catalognumber aster asternumber',
    'artikelnummer artikelnr artnr artikelno artikelcode artikelid bestellnummer bestellnr teilenummer teilenr materialnummer materialnr matnr materialno produktnummer produktnr produktcode herstellernummer herstellernr herstellerartikelnummer herstellerartikelnr herstellerteilenummer herstellerteilenr artikelnummerhersteller herstellercode herstartnr herstnr artikelnrhersteller sachnummer katalognummer',
    'codicearticolo codiceprodotto codicemateriale codiceproduttore codicefornitore codart codiceart codiceoem codarticolo codprodotto numeroarticolo numeroparte',
    'numeroarticle codearticle codeproduit numeroproduit refarticle refproduit referencearticle referenceproduit referencefabricant reffabricant referencefournisseur reffournisseur refconstructeur referenceconstructeur',
    'numerartykułu numerproduktu kodproduktu kodartykułu kodtowaru numertowaru nrartykułu nrart nrproduktu nrtowaru nrkat nrkatalogowy numerkatalogowy symbol symboltowaru indeks indekstowaru numerproducenta kodproducenta nrproducenta nroem numerczęści',
    'artikelnummerleverancier bestelnummer bestelcode productnummer leverancierscode fabrikantnummer onderdeelnummer fabrieksnummer',
  ].join(' '),
  barcode:
    'ean eancode ean13 gtin upc barcode strichcode codeabarres codiceabarre codbarre kodkreskowy kodean streepjescode',
  article:
    'article art cod item product material materials code codice kod reference ref rif artikel produkt articolo prodotto materiale produit artykuł towar materiał artikelen produktname toner cartridge cartouche cartuccia',
  counter: 'number nummer numero numer num nr no n nos',
  unit: 'unit uom um einheit mengeneinheit me unité unités unità unitàdimisura udm um jm jedn jednostka jednostkamiary eenheid verpakkingseenheid packaging package verpackung packung gebinde opakowanie conditionnement confezione colisage',
  money:
    'amount ek vk hek uvp net netto brutto gross ht ttc pu puht pv pa eur usd gbp pln iva tva btw mwst ust vat listino tarif tariffa cena ceny prix sum suma summe total totale totaal razem gesamt wert value valeur valore wartość waarde kwota montant importo bedrag betrag cost costs kosten costo coût koszt',
  position:
    'pos position posnr posno positionsnr positionsnummer positionno poz pozycja nrpozycji lp lfd lfdnr lfdno laufendenummer laufendenr line lineno linenumber linenr lineitem zeile zeilennummer riga rigan numeroriga ligne nligne numeroligne regel regelnummer wiersz row rowno index idx',
  text: 'description desc designation bezeichnung artikelbezeichnung produktbezeichnung beschreibung artikelbeschreibung libelle désignation descrizione denominazione opis nazwa nazwatowaru nazwaproduktu nazwaartykułu omschrijving artikelomschrijving name productname itemname itemdescription productdescription details text',
}

const roles = new Map<string, Role>()
for (const [role, words] of Object.entries(exact)) {
  for (const word of words.split(' ')) roles.set(normalise(word), role as Role)
}

const normaliseAll = (list: string) => list.split(' ').map(normalise)

/** What a heading holds in any of its words, the first that does: `Preis pro Stück` is money, `Menge auf Lager` a stock. */
const stems: [Role, string[]][] = [
  [
    'money',
    normaliseAll(
      'preis price prezz prijs rabatt rabat discount remise sconto korting montant betrag kwota wartość waarde totale totaal gesamtwert netto brutto mehrwert umsatz revenue',
    ),
  ],
  [
    'stock',
    normaliseAll(
      'bestand stock lager giacenz magazz magazyn voorraad verfügbar verfuegbar availab disponib dostępn beschikbaar inventory onhand warehouse entrepôt',
    ),
  ],
  [
    'number',
    normaliseAll(
      'artikelnum artikelnr articlenum itemnum itemcode partnum partno productcode productnum produktnum herstellern materialn mpn oem codiceart codiceprod kodproduk numerkatal',
    ),
  ],
  [
    'other',
    normaliseAll(
      'minim mindest maxim deliver geliefert liefer livre consegn dostarcz dostaw geleverd received erhalten ricevut otrzyman ontvangen rückstand backorder restant offen outstanding shipped versandt invoiced berechnet reichweite yield seiten pagine stron weight gewicht poids waga moq packag verpack opakow datum date letzte last previous vorjahr returned retour',
    ),
  ],
]
const tokens: [Role, Set<string>][] = [
  ['money', new Set(normaliseAll(`${exact.money} price prezzo`))],
  ['stock', new Set(normaliseAll('stan stany stock soh'))],
  ['other', new Set(normaliseAll('min max vpe ve pack per je pages year month jahr monat date data discount'))],
]
const pieceWords = new Set(normaliseAll(`${exact.quantity} order total of die der to`))

/** What stands below a heading of this name; undefined for one that says nothing. */
export function readRole(heading: string): Role | undefined {
  const key = normalise(heading)
  const exactRole = roles.get(key)
  if (exactRole) return exactRole
  if (/[€$£]/.test(heading)) return 'money'
  const words = heading
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean)
    .map(normalise)
  if (key === '') return /[#№]/.test(heading) ? 'counter' : undefined
  const ofStem = stems.find(([, list]) => list.some((stem) => key.includes(stem)))?.[0]
  if (ofStem) return ofStem
  for (const [role, list] of tokens) if (words.length > 1 && words.some((word) => list.has(word))) return role
  if (words.length > 1 && words.every((word) => pieceWords.has(word))) return 'quantity'
  if (words.length > 1 && words[0] === 'POS') return 'position'
  return undefined
}
