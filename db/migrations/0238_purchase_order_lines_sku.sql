-- What to order asks of each product that is low of whom it was ordered last: among 100,000 lines it came to no answer.
create index purchase_order_lines_sku on purchase_order_lines (sku_id, purchase_order_id);
