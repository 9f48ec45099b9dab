export type StockRefusal = 'stock.received_before' | 'stock.picked' | 'stock.too_few'
