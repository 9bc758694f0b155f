-- The lists of a card: of its visibility, with or without each of its types, with or without each of its provinces.
CREATE FUNCTION public.directory_lists(visibility text, types integer[], provinces text[])
RETURNS TABLE (profession_type integer, province text) LANGUAGE sql IMMUTABLE AS $$
  SELECT t, p FROM unnest(array_append($2, 0)) AS t, unnest(array_append($3, '')) AS p WHERE $1 <> 'private'
$$;
--> statement-breakpoint
-- One statement that takes the rows in one order, so that two cards saved together wait for each other and never in a ring.
CREATE FUNCTION public.count_directory_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.visibility, NEW.profession_types, NEW.provinces)
    IS NOT DISTINCT FROM (OLD.visibility, OLD.profession_types, OLD.provinces) THEN
    RETURN NULL;
  END IF;
  INSERT INTO public.directory_counts AS counts (visibility, profession_type, province, cards)
  SELECT changed.visibility, changed.profession_type, changed.province, sum(changed.step)
  FROM (
    SELECT OLD.visibility, lists.profession_type, lists.province, -1 AS step
    FROM public.directory_lists(OLD.visibility, OLD.profession_types, OLD.provinces) lists
    WHERE TG_OP <> 'INSERT'
    UNION ALL
    SELECT NEW.visibility, lists.profession_type, lists.province, 1
    FROM public.directory_lists(NEW.visibility, NEW.profession_types, NEW.provinces) lists
    WHERE TG_OP <> 'DELETE'
  ) changed
  GROUP BY 1, 2, 3 HAVING sum(changed.step) <> 0 ORDER BY 1, 2, 3
  ON CONFLICT (visibility, profession_type, province) DO UPDATE SET cards = counts.cards + excluded.cards;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER professional_cards_are_counted AFTER INSERT OR UPDATE OR DELETE ON public.professional_cards
  FOR EACH ROW EXECUTE FUNCTION public.count_directory_card();
--> statement-breakpoint
INSERT INTO public.directory_counts (visibility, profession_type, province, cards)
SELECT cards.visibility, lists.profession_type, lists.province, count(*)
FROM public.professional_cards cards, public.directory_lists(cards.visibility, cards.profession_types, cards.provinces) lists
GROUP BY 1, 2, 3;
