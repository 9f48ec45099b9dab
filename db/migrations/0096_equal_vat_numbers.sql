-- Customers with one VAT number, however each has written it, are pointed out to staff.
create index customers_vat_number on customers (upper(regexp_replace(vat_number, '[^A-Za-z0-9]', '', 'g')))
 where vat_number is not null;
