-- The subdivision of a country whose public holidays hold at a warehouse, by its code in date-holidays; null: those of the whole country.
alter table warehouses add column subdivision text check (subdivision ~ '^[A-Z0-9]{1,3}$');

-- Of the days of the United Kingdom only those that all its parts have are known without it: the summer bank holiday is none. England has
-- them all and that one, so a promise from there can only become later. A warehouse with a postcode elsewhere is left to its staff.
update warehouses set subdivision = 'ENG'
 where country = 'GB' and postcode !~ '^(AB|BT|CF|DD|DG|EH|FK|G[0-9]|GY|HS|IM|IV|JE|KA|KW|KY|LD|LL|ML|NP|PA|PH|SA[0-9]|TD|ZE)';
