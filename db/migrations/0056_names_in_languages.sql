-- What a product is called in other languages than English, where somebody named it; English stands beside it, as files bring it.

-- A function of both tables and no domain: a column of such a type would write each table anew while nobody may read it.
create function are_other_names(names jsonb) returns boolean language sql immutable as $$
  select case
    when names is null then true
    when jsonb_typeof(names) = 'object' then
      names <> '{}' and names - array['de', 'it', 'fr', 'pl', 'es', 'ja', 'zh'] = '{}'
      and not jsonb_path_exists(names, '$.* ? (@.type() != "string" || @ == "")')
    else false
  end
$$;

alter table skus add column names jsonb constraint other_names_check check (are_other_names(names));

-- An order keeps what was ordered by all of its names.
alter table order_lines add column names jsonb constraint other_names_check check (are_other_names(names));

-- The words of a name as rules/part-number.ts normalises what somebody types: without accents.
create or replace function words_of(name text) returns setof text language sql stable as $$
  select distinct w.word
    from regexp_split_to_table(name, '[^[:alpha:]]+') as i (part)
   cross join lateral regexp_replace(normalize(replace(upper(i.part), 'ß', 'SS'), NFKD), '[^[:alpha:]]', '', 'g') as w (word)
   where length(w.word) between 3 and 40 and not exists (select from filter_words f where f.word = w.word collate "C")
$$;

-- All names of a product, one after the other.
create function all_names(name text, names jsonb) returns text language sql immutable as $$
  select concat_ws(' ', name, (select string_agg(value, ' ') from jsonb_each_text(names)))
$$;

create or replace function add_name_words() returns trigger language plpgsql as $$
begin
  insert into name_words (word, sku_id)
  select w.word, n.id from new_skus n cross join lateral words_of(all_names(n.name, n.names)) as w (word);
  return null;
end
$$;

create or replace function renew_name_words() returns trigger language plpgsql as $$
begin
  delete from name_words where sku_id = new.id;
  insert into name_words (word, sku_id) select word, new.id from words_of(all_names(new.name, new.names)) as word;
  return null;
end
$$;
drop trigger skus_words_update on skus;
create trigger skus_words_update after update on skus for each row
  when (old.name <> new.name or old.names is distinct from new.names) execute function renew_name_words();
