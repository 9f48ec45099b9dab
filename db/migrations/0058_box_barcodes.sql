-- A product is found by the barcode of its box as by its own: what a scanner reads in a store room is the box.
insert into part_numbers (sku_id, kind, brand_id, raw, normalised, canonical, skeleton)
select id, 'ean', brand_id, box_barcode, box_barcode, box_barcode, box_barcode
  from skus
 where box_barcode is not null
on conflict do nothing;

-- Without the zeros before a barcode, as rules/part-number.ts compares them now.
update part_numbers
   set canonical = ltrim(normalised, '0'), skeleton = ltrim(normalised, '0')
 where normalised ~ '^0\d{11,13}$' and ltrim(normalised, '0') ~ '^\d{8,}$';
