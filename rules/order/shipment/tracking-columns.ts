import { normalise } from '../../product/part-number.ts'
import type { TrackingField } from './tracking-rows.ts'

/** What carriers and other programs call the columns of tracking numbers, beside the names of the template. */
const names: Record<TrackingField, string> = {
  shipment:
    'shipmentnumber shipmentno shipmentid sendung expédition numeroexpedition spedizione numerospedizione przesyłka',
  order:
    'orderno ordernumber so sonumber bestellung bestellnummer auftrag auftragsnummer commande numerocommande ordine numeroordine zamówienie numerzamówienia',
  reference: 'ref customerreference yourreference referenz kundenreferenz référence riferimento referencja',
  parcel: 'package packageno parcelno paket paketnummer colis collo paczka colli',
  trackingNumber:
    'tracking trackingno trackingid trackingcode awb waybill barcode sendungsnummer sendungsverfolgung numerodesuivi numérodesuivi suivi numeroditracking numerditracking numerśledzenia',
  carrier: 'transporteur spediteur frachtführer versanddienst transportdienst corriere vettore przewoźnik service',
  weight: 'weightkg kg gewicht gewichtkg poids poidskg peso pesokg waga wagakg',
}

const fields = new Map(
  Object.entries(names).flatMap(([field, words]) =>
    [field, ...words.split(' ')].map((word): [string, TrackingField] => [normalise(word), field as TrackingField]),
  ),
)

/** The field that a column is for by what somebody calls it; undefined where that says nothing. */
export const readTrackingField = (heading: string): TrackingField | undefined => fields.get(normalise(heading))
