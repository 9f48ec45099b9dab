import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'shipping_document.packing_list': 'Documento di trasporto {number}',
  'shipping_document.packing_lists': 'Documenti di trasporto',
  'shipping_document.pick_list': 'Elenco di prelievo {warehouse} · {carrier}',
  'shipping_document.pick_list_of_all': 'Elenco di prelievo {warehouse}',
  'shipping_document.pick_lists': 'Elenchi di prelievo',
  'shipping_document.label': 'Etichetta di spedizione {number}',
  'shipping_document.labels': 'Etichette di spedizione',
  'shipping_document.sender': 'Mittente',
  'shipping_document.recipient': 'Destinatario',
  'shipping_document.shipment': 'Spedizione',
  'shipping_document.date': 'Data',
  'shipping_document.reference': 'Riferimento',
  'shipping_document.tracking': 'Numero di tracciamento',
  'shipping_document.parcels': 'Colli',
  'shipping_document.parcel_of': '{parcel, number} di {parcels, number}',
  'shipping_document.weight': 'Peso',
  'shipping_document.ordered': 'Ordinati',
  'shipping_document.enclosed': 'Consegnati',
  'shipping_document.pieces': 'Pezzi consegnati',
  'shipping_document.article': 'Codice articolo',
  'shipping_document.signature': 'Ricevuto completo e integro: data, nome, firma',
  'shipping_document.bin': 'Ubicazione',
  'shipping_document.pick_counts':
    '{pieces, plural, one {# pezzo} other {# pezzi}} per {shipments, plural, one {# spedizione} other {# spedizioni}}',
  'shipping_document.barcode': 'Codice a barre della spedizione {number}',
  'shipping_document.own_file':
    'Per l’ordine {orderno} il cliente ha inviato un proprio file, che non è stato possibile inserire qui: {name}. Lo stampi da questa spedizione e lo usi al suo posto. Questa pagina non va nel pacco.',
}
