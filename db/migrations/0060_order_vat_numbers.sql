-- The VAT number that an order was placed with, as it decided its VAT; '' for none, null where it was placed before it was kept.
alter table orders add column vat_number text;
