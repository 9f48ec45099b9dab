-- Places with a code of their own that belong to a member state and to no VAT of the Union: who orders to there could not say so.
insert into countries (iso2, name_en, name_de, eu_member, vat_rate_bp)
select * from (values
  ('AW', 'Aruba', 'Aruba', false, 0),
  ('BQ', 'Caribbean Netherlands', 'Karibische Niederlande', false, 0),
  ('CW', 'Curaçao', 'Curaçao', false, 0),
  ('FO', 'Faroe Islands', 'Färöer', false, 2500),
  ('GL', 'Greenland', 'Grönland', false, 0),
  ('SX', 'Sint Maarten', 'Sint Maarten', false, 0)
) as outside (iso2, name_en, name_de, eu_member, vat_rate_bp)
 -- A new shop gets all its countries at once, and is known as new by having none.
 where exists (select from countries)
on conflict (iso2) do nothing;
