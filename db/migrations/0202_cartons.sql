-- The number of a carton (GTIN-14, whose first digit is 1 to 8) names its product as a barcode does, and so many pieces of it. No two
-- products have the same carton, and a product may have several.
alter table part_numbers add column pieces integer;
alter table part_numbers
  add constraint part_numbers_carton
  check (pieces is null or (kind = 'ean' and normalised ~ '^[1-8][0-9]{13}$' and pieces between 2 and 9999)) not valid;
alter table part_numbers validate constraint part_numbers_carton;
create unique index part_numbers_cartons on part_numbers (normalised) where pieces is not null;
