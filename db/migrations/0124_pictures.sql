-- A class can be drawn as something else than what a product's facts let us expect; null: as they do.
-- The words are those of pictureFamilies (rules/product/picture/family.ts).
alter table classes add column drawn_as text check (drawn_as in (
  'allInOne', 'gearToner', 'tonerTube', 'returnBlock', 'drum', 'wasteBox', 'inkTank', 'printhead', 'inkBottle', 'tape',
  'labelRoll', 'desk', 'standingDesk', 'sideTable', 'meshChair', 'headrestChair', 'visitorChair', 'drawers', 'shelf',
  'printerStand', 'coatRack', 'lamp', 'charger'));

-- Another word whenever something changes that a product's picture shows: it is part of the picture's address, which
-- browsers keep for a year.
create function picture_version(s skus) returns text
  language sql stable
  as $$
    select left(md5(concat_ws('|', s.class_id, s.brand_id, s.series_id, s.number, s.oem_code, s.short_name, s.name, s.colour,
      s.yield_pages, s.own_make,
      (select c.drawn_as from classes c where c.id = s.class_id),
      (select string_agg(a.name || ':' || a.value, ';' order by a.name) from sku_attributes a where a.sku_id = s.id))), 10)
  $$;
