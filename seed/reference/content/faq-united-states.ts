import { labels, type SeededLabels } from '../../labels.ts'

/** What the site of the United States answers otherwise, by slug: its goods leave its own warehouse, and it has no coupons. */
export const answersOfUnitedStates: Record<string, SeededLabels> = {
  'what-stock-means': labels(
    'They show what our warehouse in the United States holds. Goods in transit reach us in about ten days; where we know the day, we show it.',
    'Sie zeigen den Bestand unseres Lagers in den USA. Ware, die unterwegs ist, trifft in etwa zehn Tagen bei uns ein; wo wir den Tag kennen, zeigen wir ihn an.',
    'Indicano le giacenze del nostro magazzino negli Stati Uniti. La merce in transito arriva da noi in circa dieci giorni; se il giorno è noto, lo indichiamo.',
    'Ils indiquent le stock de notre entrepôt aux États-Unis. La marchandise en transit arrive chez nous en dix jours environ\u00a0; quand nous connaissons le jour, nous l’indiquons.',
    'Pokazują stan naszego magazynu w USA. Towar w drodze dociera do nas w około dziesięć dni; jeśli dzień jest znany, podajemy go.',
  ),
  'using-a-coupon': labels(
    'There are no coupons on this site. Current promotions show with their products; for other offers, ask your account manager.',
    'In diesem Shop gibt es keine Gutscheine. Laufende Aktionen sehen Sie bei den Produkten; nach weiteren Angeboten fragen Sie Ihren Kundenbetreuer.',
    'In questo negozio non ci sono buoni sconto. Le promozioni in corso sono indicate accanto ai prodotti; per altre offerte si rivolga al Suo referente commerciale.',
    'Cette boutique n’a pas de bons de réduction. Les promotions en cours figurent avec les produits\u00a0; pour d’autres offres, demandez à votre chargé de clientèle.',
    'W tym sklepie nie ma kuponów. Trwające promocje widać przy produktach; o inne oferty prosimy pytać opiekuna klienta.',
  ),
  'when-it-arrives': labels(
    'Items in stock ordered by 16:30 ship the same day. You see the day of delivery before you order.',
    'Artikel auf Lager, die Sie bis 16:30 Uhr bestellen, versenden wir am selben Tag. Den Liefertag sehen Sie vor dem Bestellen.',
    'Ciò che è disponibile e ordinato entro le 16:30 parte in giornata. Il giorno di consegna è indicato prima di ordinare.',
    'Les articles en stock commandés avant 16\u00a0h\u00a030 partent le jour même. Vous voyez le jour de livraison avant de commander.',
    'Towar dostępny i zamówiony do 16:30 wysyłamy tego samego dnia. Dzień dostawy widać przed zamówieniem.',
  ),
}
