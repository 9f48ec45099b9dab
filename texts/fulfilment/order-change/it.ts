import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'order_change.not_now': 'Non è possibile allo stato attuale dell’ordine. Lo ricarichi per vedere a che punto è',
  'order_change.nothing_left': 'Di questo ordine non resta nulla da annullare',
  'order_change.too_many_pieces': 'È più di quanto resta di questa riga',
  'order_change.waits_for_all': 'Questo ordine parte in un’unica spedizione e una parte non è ancora arrivata',
  'order_change.in_shipment': 'Una parte è già in preparazione. Annulli prima la spedizione',
  'order_change.no_carrier': 'Questo corriere non consegna lì. Ne scelga un altro',
  'order_change.other_vat':
    'Con questo corriere sarebbe dovuta un’altra IVA. Annulli l’ordine e lo faccia inviare di nuovo',
  'order_change.stale':
    'L’ordine, i prezzi o le giacenze sono cambiati. Controllare la nuova anteprima e confermare di nuovo',
  'order_change.paid': 'L’ordine è già pagato. Annullare ciò che non serve più e inserire un nuovo ordine per il resto',
  'order_change.split_coupon':
    'L’ordine condivide il buono con gli ordini inseriti insieme. Annullare ciò che non serve più e inserire un nuovo ordine per il resto',
  'order_change.all_removed': 'Dell’ordine non resterebbe nulla. Annullarlo, invece',
  'order_change.other_country':
    'Il Paese non può cambiare, perché IVA e spedizione ne dipendono. Annulli l’ordine e lo faccia inoltrare di nuovo',
  'order_change.released': 'Una parte è già in preparazione. Può ancora annullare ciò che attende la merce',
  'order_change.replacement':
    'Questi pezzi sostituiscono gratuitamente merce resa. Aggiunga gli altri in una nuova riga, al loro prezzo, o indichi un prezzo.',
}
