import { columnReader } from '../../list-reader/column-reader.ts'
import type { TrackingField } from './tracking-rows.ts'

/** The field of a column of tracking numbers by what carriers and other programs call it; undefined where that says nothing. */
export const readTrackingField = columnReader<TrackingField>({
  shipment:
    'shipment shipmentnumber shipmentno shipmentid sendung expédition numeroexpedition spedizione numerospedizione przesyłka',
  order:
    'order orderno ordernumber so sonumber bestellung bestellnummer auftrag auftragsnummer commande numerocommande ordine numeroordine zamówienie numerzamówienia',
  reference: 'reference ref customerreference yourreference referenz kundenreferenz référence riferimento referencja',
  parcel: 'parcel package packageno parcelno paket paketnummer colis collo paczka colli',
  trackingNumber:
    'trackingNumber tracking trackingno trackingid trackingcode awb waybill barcode sendungsnummer sendungsverfolgung numerodesuivi numérodesuivi suivi numeroditracking numerditracking numerśledzenia',
  carrier:
    'carrier transporteur spediteur frachtführer versanddienst transportdienst corriere vettore przewoźnik service',
  weight: 'weight weightkg kg gewicht gewichtkg poids poidskg peso pesokg waga wagakg',
})
